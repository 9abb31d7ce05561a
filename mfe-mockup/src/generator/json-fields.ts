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

/** The value's entries; none where it is no list. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The texts of a list, without empty ones. */
export const texts = (value: unknown): string[] => list(value).map(text).filter(Boolean);

/** The value if it is one of the known ones, else undefined. */
export const oneOf = <Known extends string>(
  value: unknown,
  known: readonly Known[],
): Known | undefined => known.find((candidate) => candidate === value);

/** Reads the named texts of an object; those it lacks are empty. */
export function textFields<Name extends string>(
  value: unknown,
  ...names: Name[]
): Record<Name, string> {
  const source = fields(value);
  return Object.fromEntries(names.map((name) => [name, text(source[name])])) as Record<
    Name,
    string
  >;
}
