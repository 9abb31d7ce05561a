import { homeAnchorHref, homeAnchors, siteRoutes } from '@northloop/kit';

const { home, blogPost, sharedMockup: _unlisted, ...routes } = siteRoutes;

const pages = new Set<string>(Object.values(routes));
const anchors = new Set<string>(homeAnchors.map(homeAnchorHref));
const blogPostPath = new RegExp(`^${blogPost('')}[a-z0-9]+(-[a-z0-9]+)*$`);

/**
 * Whether a text is an address of this site. Only pages that exist count: a reply's "24/7" or
 * "$50 /month" must not become a link to nowhere.
 */
export function isInternalPath(text: string): boolean {
  if (text.startsWith(`${home}#`)) return anchors.has(text);
  const path = text.split(/[?#]/, 1)[0] ?? '';
  return pages.has(path) || blogPostPath.test(path);
}
