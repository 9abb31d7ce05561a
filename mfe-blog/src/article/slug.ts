/** Form of slugs and tags: lower-case words joined by hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether an article could have this slug. */
export const isSlug = (text: string): boolean => SLUG_PATTERN.test(text);
