import { pages } from '../../knowledge/site-pages.js';
import { named, people } from '../../knowledge/team.js';
import type { Answer } from '../answer.js';
import type { Turn } from '../turn.js';

/** Most articles that are named in one answer. */
const MOST = 3;

/** Articles of the live blog: those of one of us if somebody is named, else the newest. */
export function articlesAnswer({ request, state, knowledge }: Turn): Answer {
  const { articles } = knowledge;
  const person =
    named(request.text) ??
    (request.pronoun === undefined
      ? undefined
      : people.find(({ first }) => first === state.person));
  const theirs = articles.filter(({ author }) => person !== undefined && author === person.name);
  const list = new Intl.ListFormat('en-US');
  const name = ({ title, path }: { title: string; path: string }) => `“${title}” (${path})`;
  if (person !== undefined && theirs.length > 0) {
    return {
      text: `${person.name} wrote ${list.format(theirs.slice(0, MOST).map(name))}.`,
      path: pages.blog,
    };
  }
  if (articles.length === 0) return { text: 'Our articles are on the blog.', path: pages.blog };
  return {
    text: `Our newest articles: ${list.format(articles.slice(0, MOST).map(name))}.`,
    path: pages.blog,
  };
}
