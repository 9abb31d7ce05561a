import type { ContentEntry } from '@northloop/contracts';

/** An article of the live blog. */
export interface Article {
  title: string;
  path: string;
  author: string | undefined;
}

/** The articles among what the live site says, newest first. */
export function articlesOf(entries: readonly ContentEntry[]): Article[] {
  return entries
    .filter(({ kind }) => kind === 'article')
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .map(({ title, path, author }) => ({ title, path, author }));
}
