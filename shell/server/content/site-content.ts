import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentEntry, MODULE_NAMES, type ReleaseRecord } from '@northloop/contracts';
import { contentEntrySchema } from '@northloop/contracts/content-schema';
import type { Logger } from 'pino';
import { withTimeLimit } from '../../src/federation/waiting/time-limit';
import type { ReleaseMirror } from '../releases/mirror/release-mirror';
import type { ReleaseRegistry } from '../releases/registry/release-registry';

/**
 * Longest time to wait for a module whose release is not known yet, in milliseconds. Search and sitemap leave that
 * module out meanwhile. A known release needs no waiting.
 */
const RELEASE_LIMIT_MS = 300;

/** All content of the site, from the content indexes of the releases in use. */
export interface SiteContent {
  /** Changes when a different set of releases comes into use. */
  version: string;
  /** No address appears twice. */
  entries: readonly ContentEntry[];
}

const isEntry = (value: unknown): value is ContentEntry =>
  contentEntrySchema.safeParse(value).success;

/**
 * Returns a function that gives the content of the releases in use. It reads the indexes again only if a release has
 * changed.
 */
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
      // One module's broken index must not remove the other modules from search and sitemap.
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
