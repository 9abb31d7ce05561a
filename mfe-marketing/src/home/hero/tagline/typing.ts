/** Time to type one character, in ms. */
const TYPE_MS = 50;
/** Time to delete one character, in ms. */
const DELETE_MS = 30;
/** How long a finished phrase stays, in ms. */
const PAUSE_MS = 2000;

/** The text on screen: the first `length` characters of a phrase, while it is typed or deleted. */
export interface Typing {
  /** Index of the phrase. */
  readonly phrase: number;
  readonly length: number;
  readonly deleting: boolean;
}

/** The first phrase, fully typed, as in the server's HTML. */
export function firstTyping(phrases: readonly string[]): Typing {
  return { phrase: 0, length: phrases[0]?.length ?? 0, deleting: false };
}

/** How long a state stays on screen before the next one, in ms. */
export function typingDelay({ phrase, length, deleting }: Typing, phrases: readonly string[]) {
  if (deleting) return DELETE_MS;
  return length < (phrases[phrase]?.length ?? 0) ? TYPE_MS : PAUSE_MS;
}

/** Adds or removes one character. A complete phrase is deleted character by character, then the next one is typed. */
export function nextTyping(typing: Typing, phrases: readonly string[]): Typing {
  const { phrase, length, deleting } = typing;
  if (!deleting) {
    return length < (phrases[phrase]?.length ?? 0)
      ? { ...typing, length: length + 1 }
      : { ...typing, length: length - 1, deleting: true };
  }
  return length > 0
    ? { ...typing, length: length - 1 }
    : { phrase: (phrase + 1) % phrases.length, length: 1, deleting: false };
}
