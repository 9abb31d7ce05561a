import { isDeepStrictEqual } from 'node:util';
import type { ModuleName, ReleaseRecord } from '@northloop/contracts';
import { withTimeLimit } from '../../../src/federation/waiting/time-limit';
import type { ReleaseMirror } from '../mirror/release-mirror';
import { createBackOff } from './back-off';

/** Source of one module's releases. */
export interface ReleaseReading {
  record(version: string): Promise<ReleaseRecord>;
  file(version: string, path: string): Promise<AsyncIterable<Uint8Array>>;
}

/**
 * Runs a release once, separately from visitors' pages.
 * @throws if the release does not run correctly.
 */
export type WarmRelease = (record: ReleaseRecord, serverEntry: string) => Promise<void>;

/** Thrown if a record has another version, or if a release was already tried with other files. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
}

/** One module's releases that have been copied, verified and tested on this server. */
export interface ReleasePreparation {
  /** A release that is ready; undefined if it is not. */
  find(version: string): ReleaseRecord | undefined;
  /** Prepares a release. If it has failed recently, the same error is thrown again without another attempt. */
  prepare(version: string, reading: ReleaseReading): Promise<ReleaseRecord>;
  /** Prepares one release for a single browser, from any source. */
  tryOut(version: string, reading: ReleaseReading): Promise<void>;
}

export interface PreparationOptions {
  mirror: ReleaseMirror;
  serverEntry: (record: ReleaseRecord) => string;
  warm: WarmRelease;
  /** Longest time that `warm` may take, in milliseconds. */
  warmLimit: number;
}

const REFUSED_FOR_MS = 60_000;

export function createReleasePreparation(
  module: ModuleName,
  { mirror, serverEntry, warm, warmLimit }: PreparationOptions,
): ReleasePreparation {
  const ready = new Map<string, ReleaseRecord>();
  /** Ready versions that only single browsers have tried; no channel has named them yet. */
  const tried = new Set<string>();
  const refused = new Map<string, { until: number; reason: unknown }>();
  const making = createBackOff<ReleaseRecord>();

  async function run(record: ReleaseRecord): Promise<void> {
    const earlier = refused.get(record.version);
    // Running it again at every poll would cost too much.
    if (earlier && earlier.until > Date.now()) throw earlier.reason;
    try {
      const what = `running ${module} ${record.version}`;
      await withTimeLimit(warm(record, serverEntry(record)), warmLimit, what);
    } catch (reason) {
      refused.set(record.version, { until: Date.now() + REFUSED_FOR_MS, reason });
      throw reason;
    }
  }

  async function readRecord(version: string, reading: ReleaseReading): Promise<ReleaseRecord> {
    const record = await reading.record(version);
    if (record.version !== version) {
      throw new ReleaseRefusedError(
        `The record of ${module} ${version} says that it is ${record.version}`,
      );
    }
    return record;
  }

  /**
   * Before a release that only one browser has tried is given to all visitors, the source must confirm that its files
   * are the same.
   */
  async function confirm(found: ReleaseRecord, reading: ReleaseReading): Promise<ReleaseRecord> {
    const record = await readRecord(found.version, reading);
    if (!isDeepStrictEqual(record.files, found.files)) {
      throw new ReleaseRefusedError(
        `${module} ${found.version} was already tried here with other files; give the release another version`,
      );
    }
    tried.delete(found.version);
    return found;
  }

  async function makeReady(version: string, reading: ReleaseReading): Promise<ReleaseRecord> {
    const record = await readRecord(version, reading);
    await mirror.copy(record, (path) => reading.file(version, path));
    await run(record);
    ready.set(version, record);
    return record;
  }

  async function prepare(version: string, reading: ReleaseReading): Promise<ReleaseRecord> {
    const found = ready.get(version);
    if (found) return tried.has(version) ? confirm(found, reading) : found;
    return making.run(version, () => makeReady(version, reading));
  }

  return {
    find: (version) => ready.get(version),
    prepare,
    async tryOut(version, reading) {
      if (ready.has(version)) return;
      await prepare(version, reading);
      tried.add(version);
    },
  };
}
