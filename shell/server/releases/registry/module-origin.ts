import { type ModuleName, RELEASE_RECORD_FILE, type ReleaseRecord } from '@northloop/contracts';
import {
  bodyOf,
  collectBytes,
  parseReleaseRecord,
  RELEASE_LIMITS,
  tagOf,
} from '@northloop/federation/release-store';
import { forEachModule } from '../../modules';

/**
 * Longest that a module's origin may take for an answer, in milliseconds. No visitor waits for it: pages have a limit of
 * their own. On a busy machine, an answer that was there has been read two seconds later.
 */
const ORIGIN_LIMIT_MS = 10_000;

/** Thrown when a module's origin cannot be reached in time or answers with something unusable. */
export class OriginError extends Error {
  override readonly name = 'OriginError';
}

/** Reads releases from where a team serves its module. */
export interface ModuleOrigin {
  /** The release served now, or `unchanged` where the origin says that it is still the one last read. */
  readRecord(): Promise<ReleaseRecord | 'unchanged'>;
  /** One file of the release as it comes. */
  openFile(path: string): Promise<AsyncIterable<Uint8Array>>;
  /** Forgets what was read, so that the next read is a full one. */
  reset(): void;
}

/** Asks for one address, within the time limit. @throws {OriginError} for any answer but 200 and 304. */
export async function getFromOrigin(
  url: string,
  headers: Record<string, string> = {},
  limitMs = ORIGIN_LIMIT_MS,
): Promise<Response> {
  try {
    const response = await fetch(url, {
      headers: { 'Accept-Encoding': 'identity', ...headers },
      // Left alone, fetch turns a conditional request into one that no server may answer with 304.
      cache: 'no-cache',
      // A redirect is refused as any other answer is. Not 'error': a call with that outlives its signal (Node 20, once
      // garbage is collected).
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    if (response.ok || response.status === 304) return response;
    await response.body?.cancel();
    throw new OriginError(`${url} answered ${response.status}`);
  } catch (cause) {
    if (cause instanceof OriginError) throw cause;
    throw new OriginError(`${url} could not be read`, { cause });
  }
}

/**
 * @param origin http(s) address of the module's server, without a slash at the end.
 * @param limitMs longest that an answer may take, in milliseconds; ten seconds without it.
 */
export function createModuleOrigin(
  module: ModuleName,
  origin: string,
  limitMs?: number,
): ModuleOrigin {
  let tag: string | undefined;

  const get = (path: string, headers?: Record<string, string>) =>
    getFromOrigin(`${origin}/${path}`, headers, limitMs);

  return {
    async readRecord() {
      const response = await get(RELEASE_RECORD_FILE, tag ? { 'If-None-Match': tag } : {});
      if (response.status === 304) return 'unchanged';
      const record = await recordIn(response, module);
      tag = tagOf(response);
      return record;
    },
    openFile: async (path) => streamOf(await get(path)),
    reset() {
      tag = undefined;
    },
  };
}

const unusable = (cause: unknown) =>
  new OriginError('The response was cut off or is not valid', { cause });

/** An answer as it comes. @throws {OriginError} while it is read. */
export async function* streamOf(response: Response): AsyncGenerator<Uint8Array> {
  try {
    yield* bodyOf(response);
  } catch (cause) {
    throw unusable(cause);
  }
}

/**
 * The release that an answer describes.
 * @throws {OriginError} when it is none, is too large or breaks off.
 * @throws {ReleaseRecordError} when it cannot be used.
 */
export async function recordIn(response: Response, module: ModuleName): Promise<ReleaseRecord> {
  let value: unknown;
  try {
    const bytes = await collectBytes(bodyOf(response), RELEASE_LIMITS.recordBytes);
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw unusable(cause);
  }
  return parseReleaseRecord(value, module);
}

/** One origin a module, from their addresses. */
export const createModuleOrigins = (
  origins: Readonly<Record<ModuleName, string>>,
  limitMs?: number,
): Record<ModuleName, ModuleOrigin> =>
  forEachModule((name) => createModuleOrigin(name, origins[name], limitMs));
