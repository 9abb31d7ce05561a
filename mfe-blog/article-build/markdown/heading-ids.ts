/** Ids that the site's layout uses on every page. */
const TAKEN = ['main', 'page-state'];

/**
 * Creates the anchors of an article's headings: readable, unique within the page, and the same in every build.
 * @returns a function from a heading's text to its id.
 */
export function createHeadingIds(): (text: string) => string {
  const used = new Set(TAKEN);
  return (text) => {
    const base =
      text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[\p{M}'‘’]/gu, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '') || 'section';
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}
