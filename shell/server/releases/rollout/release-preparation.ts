import { isDeepStrictEqual } from 'node:util';
import type { ModuleName, ReleaseRecord } from '@northloop/contracts';
import { withTimeLimit } from '../../../src/federation/waiting/time-limit';
import type { ReleaseMirror } from '../mirror/release-mirror';
import { createBackOff } from './back-off';

/** Where the releases of one module come from. */
export interface ReleaseReading {
  record(version: string): Promise<ReleaseRecord>;
  file(version: string, path: string): Promise<AsyncIterable<Uint8Array>>;
}

/** Runs a release once, apart from the pages of visitors. @throws when it does not run as it should. */
export type WarmRelease = (record: ReleaseRecord, serverEntry: string) => Promise<void>;

/** Thrown for a release whose record is not the one of its version. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
}

/** One module's releases that are copied, verified and tried out on this server. */
export interface ReleasePreparation {
  /** A ready release; undefined for any other. */
  find(version: string): ReleaseRecord | undefined;
  /** Makes a release ready; what has failed a moment ago fails again without being looked at. */
  prepare(version: string, reading: ReleaseReading): Promise<ReleaseRecord>;
  /** Makes one release ready for a single browser, from anywhere. */
  tryOut(version: string, reading: ReleaseReading): Promise<void>;
}

export interface PreparationOptions {
  mirror: ReleaseMirror;
  serverEntry: (record: ReleaseRecord) => string;
  warm: WarmRelease;
  /** Longest that may take, in milliseconds. */
  warmLimit: number;
}

const REFUSED_FOR_MS = 60_000;

export function createReleasePreparation(
  module: ModuleName,
  { mirror, serverEntry, warm, warmLimit }: PreparationOptions,
): ReleasePreparation {
  const ready = new Map<string, ReleaseRecord>();
  /** Ready versions that no channel has named yet. */
  const tried = new Set<string>();
  const refused = new Map<string, { until: number; reason: unknown }>();
  const making = createBackOff<ReleaseRecord>();

  async function run(record: ReleaseRecord): Promise<void> {
    const earlier = refused.get(record.version);
    // Running it again at every look would cost too much.
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

  /** A release that only one browser tried is no release for everybody before the source says the same of its files. */
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
