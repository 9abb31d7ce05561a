import * as z from 'zod/mini';
import { openWord } from '../values/open-word.js';

/** What an address of the site is about, for search, sitemap, feeds and pictures. */
export type ContentKind = 'page' | 'service' | 'article' | 'legal';

const text = z.string('is no text');

/** One address that a module serves, in words. A module's build emits all of its own. */
export const contentEntrySchema = z.object(
  {
    /** Path without origin, such as `/blog/some-article`. */
    path: text.check(z.startsWith('/', 'does not begin with a slash')),
    kind: openWord<ContentKind>(),
    title: text,
    description: text,
    /** Everything a visitor reads there, as plain text. */
    text,
    /** ISO 8601 date of publication; articles only. */
    date: z.optional(text),
    author: z.optional(text),
    tags: z.optional(z.readonly(z.array(text, 'is no list of tags'))),
    /** Answers that the text gives, as question and answer, for assistants. */
    questions: z.optional(
      z.readonly(z.array(z.object({ question: text, answer: text }), 'is no list of questions')),
    ),
  },
  'is no entry',
);

export type ContentEntry = z.output<typeof contentEntrySchema>;
