import { readFile } from 'node:fs/promises';
import {
  parseRegistry,
  type ReadableRegistry,
  type ReleaseReader,
} from '@northloop/federation/release-store';
import type { Logger } from 'pino';
import { writeWholeFile } from '../write-whole-file';

/** The registry of a release store as last read, with a copy on disk to start from if the store is down. */
export class FollowedDocument {
  /** Null until a registry has been read. */
  current: ReadableRegistry | null = null;
  /** Why the store cannot be read; null while it can. */
  problem: string | null = null;

  /** @param file where the last good document is saved. */
  constructor(
    private readonly reader: ReleaseReader,
    private readonly file: string,
    private readonly log: Logger,
  ) {}

  /** Reads the registry. If it cannot be read or is not valid, the last good document stays in use. */
  async look(): Promise<void> {
    try {
      const read = await this.reader.readRegistry();
      if (read !== 'unchanged') {
        // If a module's entry is malformed, its previous entry stays.
        const modules = { ...this.current?.modules, ...read.document.modules };
        this.current = { ...read.document, modules };
        for (const problem of read.problems) {
          this.log.error(problem, 'skipped a part of the registry that is not valid');
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
      this.log.warn({ err }, 'no saved registry to start from');
    }
  }

  /** A document that cannot be saved is still used. It is only missed if the site starts while the store is down. */
  private async keep(text: string): Promise<void> {
    try {
      await writeWholeFile(this.file, text);
    } catch (err) {
      this.log.error({ err }, 'registry could not be saved to disk');
    }
  }
}
