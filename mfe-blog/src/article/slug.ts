/** Format of slugs and tags: lower-case words joined by hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether the text has the format of a slug. */
export const isSlug = (text: string): boolean => SLUG_PATTERN.test(text);
