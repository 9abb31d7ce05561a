import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentEntry } from '@northloop/contracts';
import { type ReleaseCheck, warning } from './release-check.js';

/** Content that is removed also disappears from search, feeds, sitemap and the assistant, so the team should know. */
export const contentCheck: ReleaseCheck = {
  title: 'keeps the content that visitors can search',
  run: async ({ record, folder, live }) => {
    const content: readonly ContentEntry[] = record.contentIndex
      ? JSON.parse(await readFile(join(folder, record.contentIndex), 'utf8'))
      : [];
    const kept = new Set(content.map(({ path }) => path));
    return (live?.content ?? [])
      .filter(({ path }) => !kept.has(path))
      .map(({ path, title }) => warning(`visitors can no longer find ${path} ("${title}")`));
  },
};
