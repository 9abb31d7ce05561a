/** Where the browser keeps a value: `local` is shared between tabs, `session` ends with its tab. */
export type KeptWhere = 'local' | 'session';

const storeOf = (where: KeptWhere): Storage =>
  where === 'local' ? globalThis.localStorage : globalThis.sessionStorage;

/** Reads a stored value; null if there is none or the site may not use the browser's storage. */
export function readKept(where: KeptWhere, key: string): string | null {
  try {
    return storeOf(where).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. If the storage is full or blocked, the value is lost with the page. */
export function keep(where: KeptWhere, key: string, value: string): void {
  try {
    storeOf(where).setItem(key, value);
  } catch {
    // The page still has the value.
  }
}

/** Deletes a stored value. */
export function forget(where: KeptWhere, key: string): void {
  try {
    storeOf(where).removeItem(key);
  } catch {
    // There was nothing to delete.
  }
}
