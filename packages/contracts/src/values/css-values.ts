// The patterns are marked as pure so that pages that do not use them do not carry them.
const NUMBER = '-?\\d{1,4}(?:\\.\\d{1,4})?';
const LENGTH = `${NUMBER}(?:rem|em|px|vw|vh|%)`;
const SUM = `${LENGTH}(?: [+-] ${LENGTH}){0,3}`;
const FAMILY = `(?:'[A-Za-z][\\w -]{0,59}'|"[A-Za-z][\\w -]{0,59}"|-?[A-Za-z][\\w -]{0,59})`;

/**
 * A CSS length, or a function of lengths and sums of lengths, such as `clamp(2rem, 1rem + 3vw, 4rem)`. It spells out
 * each part: a list of allowed characters alone would also allow the start of a comment.
 */
export const CSS_LENGTH_PATTERN = /* @__PURE__ */ new RegExp(
  `^(?:${LENGTH}|(?:clamp|min|max|calc)\\(${SUM}(?:, ?${SUM}){0,3}\\))$`,
);

/** Up to ten font families, separated by commas. */
export const CSS_FONT_STACK_PATTERN = /* @__PURE__ */ new RegExp(
  `^${FAMILY}(?:, ?${FAMILY}){0,9}$`,
);
