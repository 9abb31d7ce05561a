import * as z from 'zod/mini';

/** A word of a list that may grow: one that this version does not know is let through. */
export const openWord = <Known extends string>() =>
  z.custom<Known>((value) => typeof value === 'string', 'is not text');
