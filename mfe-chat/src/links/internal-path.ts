import { homeAnchorHref, homeAnchors, siteRoutes } from '@northloop/kit';

const { home, blogPost, sharedMockup: _unlisted, ...routes } = siteRoutes;

const pages = new Set<string>(Object.values(routes));
const anchors = new Set<string>(homeAnchors.map(homeAnchorHref));
const blogPostPath = new RegExp(`^${blogPost('')}[a-z0-9]+(-[a-z0-9]+)*$`);

/**
 * Whether a text is an address of this site. Only existing pages count: "24/7" or "$50 /month" in a reply must not
 * become broken links.
 */
export function isInternalPath(text: string): boolean {
  if (text.startsWith(`${home}#`)) return anchors.has(text);
  const path = text.split(/[?#]/, 1)[0] ?? '';
  return pages.has(path) || blogPostPath.test(path);
}
