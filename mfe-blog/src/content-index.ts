import type { ContentEntry } from '@northloop/contracts';
import type { Article } from './article/article';
import { articleText } from './article/article-text';
import { newestFirst } from './article/listing/newest-first';
import { listText } from './blog-list/list-text';

const files = import.meta.glob<Article>('./articles/*.md', {
  query: '?article',
  import: 'data',
  eager: true,
});

const articles = Object.values(files).sort(newestFirst);

/** Number of articles named in the list's own entry: naming all of them would make it a result of every search. */
const NAMED_IN_LIST = 12;

const { headline, lead, metadata } = listText;

const listEntry: ContentEntry = {
  path: '/blog',
  kind: 'page',
  title: metadata.title,
  description: metadata.description,
  text: [
    headline,
    lead,
    ...articles.slice(0, NAMED_IN_LIST).map(({ title, excerpt }) => `${title}: ${excerpt}`),
  ].join('\n'),
  tags: metadata.keywords,
};

const articleEntry = ({
  slug,
  title,
  description,
  excerpt,
  body,
  date,
  author,
  tags,
}: Article): ContentEntry => ({
  path: `/blog/${slug}`,
  kind: 'article',
  title,
  description,
  text: `${excerpt}\n${articleText(body)}`,
  date,
  author,
  tags,
});

/** The list and every article, newest first: the blog's entries for search, sitemap and feeds. */
export const contentIndex: readonly ContentEntry[] = [listEntry, ...articles.map(articleEntry)];
