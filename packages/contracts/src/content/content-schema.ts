import * as z from 'zod/mini';
import { openWord } from '../values/open-word.js';

/** What an address of the site is about, for search, sitemap, feeds and pictures. */
export type ContentKind = 'page' | 'service' | 'article' | 'legal';

const text = z.string('is not text');

/** Describes one address that a module serves. A module's build writes an entry for each of its addresses. */
export const contentEntrySchema = z.object(
  {
    /** Path without origin, such as `/blog/some-article`. */
    path: text.check(z.startsWith('/', 'does not start with a slash')),
    kind: openWord<ContentKind>(),
    title: text,
    description: text,
    /** All text that a visitor can read there, as plain text. */
    text,
    /** ISO 8601 date of publication; articles only. */
    date: z.optional(text),
    author: z.optional(text),
    tags: z.optional(z.readonly(z.array(text, 'is not a list of tags'))),
    /** Questions that the text answers, with their answers, for assistants. */
    questions: z.optional(
      z.readonly(z.array(z.object({ question: text, answer: text }), 'is not a list of questions')),
    ),
  },
  'is not an entry',
);

export type ContentEntry = z.output<typeof contentEntrySchema>;
