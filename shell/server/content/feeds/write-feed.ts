import { Feed } from 'feed';
import type { SiteContent } from '../site-content';

/** Maximum number of articles in a feed. */
const MAX_ARTICLES = 50;
/** Address of the blog's list. Its content entry provides the feed's description. */
const BLOG_PATH = '/blog';

/** What the feed says about the site. */
export interface FeedIdentity {
  /** Public origin of the site, without a slash at the end. */
  origin: string;
  name: string;
  email: string;
}

/** Characters that XML 1.0 does not allow, not even escaped. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const plain = (text: string): string => text.replace(NOT_IN_XML, '');

/** Feed readers treat these fields as HTML. Unescaped, a title about the <b> tag would lose that word. */
const asHtml = (text: string): string =>
  plain(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @param titleForm encodes an article's title for the format. */
function buildFeed(
  { entries }: SiteContent,
  { origin, name, email }: FeedIdentity,
  titleForm: (text: string) => string,
): Feed {
  const articles = entries
    .filter((entry) => entry.kind === 'article' && entry.date)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .slice(0, MAX_ARTICLES);
  const newest = articles[0]?.date;
  const feed = new Feed({
    id: `${origin}${BLOG_PATH}`,
    link: `${origin}${BLOG_PATH}`,
    title: `${name} blog`,
    description: plain(entries.find(({ path }) => path === BLOG_PATH)?.description ?? name),
    language: 'en-US',
    copyright: name,
    generator: name,
    author: { name, email, link: origin },
    feedLinks: { rss: `${origin}/blog/rss.xml`, atom: `${origin}/blog/atom.xml` },
    // Without articles any fixed date works: the feed must not look new on each request.
    updated: new Date(newest ?? 0),
  });
  for (const { path, title, description, date, author, tags = [] } of articles) {
    const address = `${origin}${path}`;
    feed.addItem({
      id: address,
      link: address,
      title: titleForm(title),
      description: asHtml(description),
      date: new Date(date ?? 0),
      // RSS identifies an author by an email address. Everyone at the agency shares one.
      ...(author && { author: [{ name: plain(author), email }] }),
      category: tags.map((tag) => ({ name: plain(tag), term: plain(tag) })),
    });
  }
  return feed;
}

/** The blog's feed, newest first, as RSS 2.0 and Atom. */
export function writeFeed(
  content: SiteContent,
  identity: FeedIdentity,
): { rss: string; atom: string } {
  return {
    rss: buildFeed(content, identity, plain).rss2(),
    atom: buildFeed(content, identity, asHtml).atom1(),
  };
}
