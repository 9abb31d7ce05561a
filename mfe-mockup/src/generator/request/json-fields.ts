/** Parses JSON; undefined if the text is not valid JSON. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** An object with unknown content. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with named fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value itself if it is an object, otherwise an empty object. */
export const fields = (value: unknown): Fields => (isFields(value) ? value : {});

/** The value as text; empty if it is neither text nor a number. */
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The value if it is a non-negative whole number, else 0. */
export const wholeNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
