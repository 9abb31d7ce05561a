import { z } from 'zod';
import { topics } from './topic.js';

/** What code works out in place of a written answer. */
export const doings = [
  'price',
  'care-price',
  'duration',
  'hours',
  'city',
  'person-maya',
  'person-theo',
  'person-priya',
  'person-lena',
  'person-sam',
  'person-gabe',
  'articles',
  'greeting',
  'thanks',
  'goodbye',
  'nature',
  'abilities',
  'handover',
  'complaint',
  'booking',
  'lead',
  'deletion',
  'discount',
  'not-offered',
  'off-topic',
  'unknown',
  'injection',
  'hostile',
  'small-talk',
  'language',
  'repeat',
  'yes',
  'no',
  'project',
] as const;

/** One of {@link doings}. */
export type Doing = (typeof doings)[number];

const text = z.string().trim().min(1);

/**
 * One thing that visitors ask or say, as the YAML files hold it. Either `answer` is told, with figures in braces as
 * figures.ts names them, or `does` says what code works out.
 */
export const subjectSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    topic: z.enum(topics),
    /** As a visitor would write it; shown when the assistant asks back or suggests. */
    question: text,
    /** The page of the site that says so; the engine adds it to the answer. */
    page: z.string().startsWith('/'),
    answer: text.optional(),
    does: z.enum(doings).optional(),
    /** Natural examples, as visitors write them. */
    asked: z.array(text).min(1),
    /** Short words that mean this only while its topic is being talked about. */
    follow_ups: z.array(text).optional(),
    /** Further topics in which its `follow_ups` mean it: 'who does that' is Priya where search is talked about. */
    also_in: z.array(z.enum(topics)).optional(),
    /** Ids of what visitors tend to ask next. */
    next: z.array(z.string()).max(3).optional(),
    /** The same in Spanish. Where code works out the answer, its Spanish is in the code as well. */
    es: z.strictObject({ asked: z.array(text).min(1), answer: text.optional() }).optional(),
  })
  .refine(({ answer, does }) => (answer === undefined) !== (does === undefined), {
    message: 'needs either `answer` or `does`',
  })
  .refine(
    ({ answer, es }) => es === undefined || (es.answer === undefined) === (answer === undefined),
    {
      message: 'needs a Spanish answer where there is an English one, and nowhere else',
      path: ['es'],
    },
  );

/** One thing that visitors ask or say, read and checked. */
export type Subject = Readonly<z.infer<typeof subjectSchema>>;

/** What a file of subjects holds. The subjects are checked one by one, so that an error can name the one at fault. */
export const subjectFileSchema = z.strictObject({ subjects: z.array(z.unknown()).min(1) });
