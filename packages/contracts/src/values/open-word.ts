import * as z from 'zod/mini';

/** A word from a list that may grow. Words that this version does not know are allowed. */
export const openWord = <Known extends string>() =>
  z.custom<Known>((value) => typeof value === 'string', 'is not text');
