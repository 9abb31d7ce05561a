import type { ContentEntry } from '@northloop/contracts';
import type { KnowledgeDocument } from '../knowledge-document.js';
import { pages } from '../site-pages.js';
import type { Topic } from '../topic.js';

/** What an article of the live site goes by that takes the place of a curated one. */
export function liveArticleId(curatedId: string): string {
  return `article:${curatedId.replace(/^article-/, `${pages.blog}/`)}`;
}

/** Longest answer taken from a page's description, and longest text that is searched, in characters. */
const ANSWER_LENGTH = 400;
const TEXT_LENGTH = 20_000;

const TOPIC_OF_PATH: ReadonlyArray<readonly [string, Topic]> = [
  [pages.blog, 'blog'],
  [pages.careers, 'careers'],
  [pages.team, 'team'],
  [pages.about, 'about'],
  [pages.contact, 'contact'],
  [pages.privacy, 'legal'],
  [pages.terms, 'legal'],
  [pages.mobileApps, 'mobile-apps'],
  [pages.uiUxDesign, 'ui-ux-design'],
  [pages.ecommerce, 'ecommerce'],
  [pages.seo, 'seo'],
  [pages.webDevelopment, 'web-development'],
];

/**
 * The curated knowledge and what the live site says, as one. An article of the live site takes the place of
 * the curated one; a page that only the live site knows becomes known; the answers that a page gives to
 * questions become answers here.
 */
export function joinSiteContent(
  curated: readonly KnowledgeDocument[],
  entries: readonly ContentEntry[],
): KnowledgeDocument[] {
  const articles = new Set(
    entries.filter(({ kind }) => kind === 'article').map(({ path }) => path),
  );
  return [
    ...curated.filter(({ id, path }) => !(id.startsWith('article-') && articles.has(path))),
    ...entries.flatMap(toDocuments),
  ];
}

function toDocuments(entry: ContentEntry): KnowledgeDocument[] {
  const topic = TOPIC_OF_PATH.find(([path]) => entry.path.startsWith(path))?.[1] ?? 'services';
  const questions = (entry.questions ?? []).map(({ question, answer }, index) => ({
    id: `page:${entry.path}#${index}`,
    title: question,
    topic,
    path: entry.path,
    answer: clip(answer, ANSWER_LENGTH * 2),
    phrasings: [question],
  }));
  return [toDocument(entry, topic), ...questions];
}

function toDocument(entry: ContentEntry, topic: Topic): KnowledgeDocument {
  const isArticle = entry.kind === 'article';
  const description = clip(entry.description, ANSWER_LENGTH);
  return {
    id: isArticle ? `article:${entry.path}` : `page:${entry.path}`,
    title: entry.title,
    topic,
    path: entry.path,
    answer: isArticle ? `We wrote about that: “${entry.title}”. ${description}` : description,
    phrasings: isArticle
      ? [`article about ${entry.title}`, (entry.tags ?? []).join(' ')]
      : [entry.title],
    ...(entry.author !== undefined && { author: entry.author }),
    ...(isArticle && entry.date !== undefined && { published: entry.date }),
    text: clip(entry.text, TEXT_LENGTH),
  };
}

function clip(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= length ? plain : `${plain.slice(0, length - 1).replace(/\s\S*$/, '')}…`;
}
