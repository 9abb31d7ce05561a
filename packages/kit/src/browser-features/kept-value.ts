/** Which of the browser's stores: `local` is kept and shared between tabs, `session` goes with its tab. */
export type KeptWhere = 'local' | 'session';

const storeOf = (where: KeptWhere): Storage =>
  where === 'local' ? globalThis.localStorage : globalThis.sessionStorage;

/** A value that the browser keeps; null where there is none, or the browser keeps nothing for this site. */
export function readKept(where: KeptWhere, key: string): string | null {
  try {
    return storeOf(where).getItem(key);
  } catch {
    return null;
  }
}

/** Has the browser keep a value. One that is full or keeps nothing for this site forgets it with the page. */
export function keep(where: KeptWhere, key: string, value: string): void {
  try {
    storeOf(where).setItem(key, value);
  } catch {
    // The page goes on with what it has.
  }
}

/** Has the browser forget a value. */
export function forget(where: KeptWhere, key: string): void {
  try {
    storeOf(where).removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
