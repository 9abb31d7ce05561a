/**
 * Address of the picture that the shell's server draws for a page.
 * @param origin public origin of the site, without a slash at the end.
 * @param path the page's path.
 */
export const shareImageUrl = (origin: string, path: string): string =>
  `${origin}/share-image.png?path=${encodeURIComponent(path)}`;
