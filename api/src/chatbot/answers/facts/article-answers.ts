import type { KnowledgeDocument } from '../../knowledge/knowledge-document.js';
import { pages } from '../../knowledge/site-pages.js';
import { named, people } from '../../knowledge/team.js';
import type { Answer, AnswerRule } from '../answer.js';
import { tell } from './knowledge-answers.js';

const WRITTEN =
  /\b(wrote|written|writes?|authors?|authored)\b.*\b(articles?|posts?|blogs?|about|on)\b|\b(articles?|posts?|blogs?)\b.*\b(by|from|wrote|written|writes?|authors?)\b|\bwhat (did|has|does) \w+ (write|written)\b|\bwho (wrote|is the author)\b/;
const NEWEST =
  /\b(latest|newest|most recent|last|recent|new)\b.*\b(articles?|posts?|blogs?|publication|publish\w*|wrote|written)\b|\b(articles?|posts?|blogs?|publish\w*|written|wrote)\b.*\b(latest|newest|last|lately|recently)\b/;

const isArticle = ({ published }: KnowledgeDocument) => published !== undefined;
const titleAndPath = ({ title, path }: KnowledgeDocument) => `“${title}” (${path})`;

/** Who wrote what on the blog: by the person, or by the subject. */
export const authorAnswer: AnswerRule = ({ question, before, index }) => {
  const { text } = question;
  if (AUTHOR_OF_IT.test(text)) {
    const spoken = index.document(before()?.meaning ?? '');
    if (spoken?.author !== undefined) return written(spoken);
  }
  if (!WRITTEN.test(text)) return undefined;
  const person =
    named(text) ??
    people.find(
      ({ first, pronouns }) => pronouns.pattern.test(text) && before()?.meaning === `@who:${first}`,
    );
  const articles = index.all().filter(isArticle);
  if (person !== undefined) {
    const theirs = articles.filter(({ author }) => author === person.name).map(titleAndPath);
    if (theirs.length === 0) return undefined;
    return blog(`${person.name} wrote ${new Intl.ListFormat('en-US').format(theirs)}.`);
  }
  if (!/\bwho\b|\bauthors?\b/.test(text)) return undefined;
  const document = index.best(text, 12).find((match) => isArticle(match.document))?.document;
  if (document?.author === undefined) return undefined;
  return written(document);
};

/** 'Who wrote it?' after an article. */
const AUTHOR_OF_IT =
  /^(and )?who('?s| is| was)? (wrote|the author|the writer)( of)?( it| that| this)?\W*$|^(and )?(the )?(author|writer)\W*$|\bwritten by\b/;

const written = ({ title, author, path }: KnowledgeDocument): Answer => ({
  ...blog(`“${title}” was written by ${author}.`),
  path,
});

/** What was published last. */
export const newestArticleAnswer: AnswerRule = ({ question, index }) => {
  if (!NEWEST.test(question.text)) return undefined;
  const [newest] = index
    .all()
    .filter(isArticle)
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
  return newest && { ...blog(`Our newest article: “${newest.title}”.`), path: newest.path };
};

const ABOUT =
  /\b(?:articles?|posts?|blogs?|read(?:ing)?|written|wrote|write)\b.*?\b(?:about|on|regarding)\b (.+)/;

/** 'A post on AI': among the articles only, whatever else the words could mean. */
export const subjectArticleAnswer: AnswerRule = ({ question, index }) => {
  const subject = ABOUT.exec(question.text)?.[1];
  if (subject === undefined || !/\b(articles?|posts?|blogs?|read(ing)?)\b/.test(question.text))
    return undefined;
  const document = index.findWithin(subject, 'blog')?.document;
  return document !== undefined && isArticle(document) ? tell(document) : undefined;
};

const blog = (text: string): Answer => ({ text, path: pages.blog, topic: 'blog' });
