import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentEntry, MODULE_NAMES, type ReleaseRecord } from '@northloop/contracts';
import { contentEntrySchema } from '@northloop/contracts/content-schema';
import type { Logger } from 'pino';
import { withTimeLimit } from '../../src/federation/waiting/time-limit';
import type { ReleaseMirror } from '../releases/mirror/release-mirror';
import type { ReleaseRegistry } from '../releases/registry/release-registry';

/**
 * Longest to wait for a module whose release is not known yet, in milliseconds: search and sitemap do without it
 * meanwhile. A known release is told at once.
 */
const RELEASE_LIMIT_MS = 300;

/** Everything the site says, from the content indexes of the releases in use. */
export interface SiteContent {
  /** Changes whenever a release with other content comes into use. */
  version: string;
  /** Each address once. */
  entries: readonly ContentEntry[];
}

const isEntry = (value: unknown): value is ContentEntry =>
  contentEntrySchema.safeParse(value).success;

/** Gives the content of the releases in use now; read again only when one of them has changed. */
export function createSiteContent(
  registry: Pick<ReleaseRegistry, 'current'>,
  mirror: Pick<ReleaseMirror, 'folderOf'>,
  log: Logger,
): () => Promise<SiteContent> {
  let latest: SiteContent | null = null;

  async function readEntries(record: ReleaseRecord): Promise<ContentEntry[]> {
    if (!record.contentIndex) return [];
    const { module, version } = record;
    try {
      const file = join(mirror.folderOf(module, version), record.contentIndex);
      const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
      if (!Array.isArray(entries)) throw new Error('The content index is not a list');
      const usable = entries.filter(isEntry);
      if (usable.length < entries.length) {
        log.error(
          { module, version, left: entries.length - usable.length },
          'skipped entries of a content index that are not valid',
        );
      }
      return usable;
    } catch (err) {
      // One module's index must not take search and sitemap from the others.
      log.error({ err, module, version }, 'content index could not be read');
      return [];
    }
  }

  /** Two entries for one address would break the search index and repeat it in the sitemap. The first module keeps it. */
  function withoutDoubles(entries: readonly ContentEntry[]): ContentEntry[] {
    const byPath = new Map<string, ContentEntry>();
    for (const entry of entries) {
      if (byPath.has(entry.path))
        log.error({ path: entry.path }, 'two content entries have the same path');
      else byPath.set(entry.path, entry);
    }
    return [...byPath.values()];
  }

  const currentRelease = (module: (typeof MODULE_NAMES)[number]) =>
    withTimeLimit(registry.current(module), RELEASE_LIMIT_MS, module).catch(() => null);

  return async () => {
    const records = (await Promise.all(MODULE_NAMES.map(currentRelease))).filter(
      (record) => record !== null,
    );
    const version = records.map((record) => `${record.module}=${record.version}`).join(' ');
    if (latest?.version !== version) {
      const entries = (await Promise.all(records.map(readEntries))).flat();
      latest = { version, entries: withoutDoubles(entries) };
    }
    return latest;
  };
}
