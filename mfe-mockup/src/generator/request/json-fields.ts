/** What a text means as JSON; undefined where it is none. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** An object of unknown content. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with named fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value's fields; none where it is no object. */
export const fields = (value: unknown): Fields => (isFields(value) ? value : {});

/** The value as text; empty where it is neither text nor a number. */
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The value as a whole number that is not negative, else 0. */
export const wholeNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
