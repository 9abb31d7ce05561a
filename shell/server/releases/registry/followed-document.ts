import { readFile } from 'node:fs/promises';
import {
  parseRegistry,
  type ReadableRegistry,
  type ReleaseReader,
} from '@northloop/federation/release-store';
import type { Logger } from 'pino';
import { writeWholeFile } from '../write-whole-file';

/** The registry of a release store as it was read last, with a copy on disk to start from when the store is away. */
export class FollowedDocument {
  /** Null before anything was read. */
  current: ReadableRegistry | null = null;
  /** Why the store cannot be read; null while it can. */
  problem: string | null = null;

  /** @param file where the last good document is kept. */
  constructor(
    private readonly reader: ReleaseReader,
    private readonly file: string,
    private readonly log: Logger,
  ) {}

  /** Reads the registry; what cannot be read or understood leaves the last good document in force. */
  async look(): Promise<void> {
    try {
      const read = await this.reader.readRegistry();
      if (read !== 'unchanged') {
        // A malformed entry leaves its module where it was.
        const modules = { ...this.current?.modules, ...read.document.modules };
        this.current = { ...read.document, modules };
        for (const problem of read.problems) {
          this.log.error(problem, 'part of the registry left out');
        }
        await this.keep(JSON.stringify(this.current));
      }
      if (this.problem !== null) this.log.info('release store is back');
      this.problem = null;
    } catch (error) {
      this.reader.reset();
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== this.problem) this.log.warn({ err: error }, 'release store cannot be read');
      this.problem = problem;
    }
  }

  /** Starts from the copy on disk, if there is one. */
  async readKept(): Promise<void> {
    try {
      this.current = parseRegistry(JSON.parse(await readFile(this.file, 'utf8'))).document;
    } catch (err) {
      this.log.warn({ err }, 'no kept registry to start from');
    }
  }

  /** A document that cannot be kept is in force all the same; only a start without the store would lack it. */
  private async keep(text: string): Promise<void> {
    try {
      await writeWholeFile(this.file, text);
    } catch (err) {
      this.log.error({ err }, 'registry could not be kept on disk');
    }
  }
}
