import { z } from 'zod';
import { freshProject, projectSchema } from './project.js';

/** Most answers that are remembered, so that none is given twice in the same words. */
export const TOLD_LIMIT = 12;

const SHORT = 200;

/**
 * What a conversation is about so far. It is stored with the conversation, so that any replica can go on with it.
 * Everything in it was said by the visitor or by the assistant; deleting the conversation deletes it too.
 */
const schema = z.object({
  /** The subject of the last answer, by its id. */
  subject: z.string().max(SHORT).optional(),
  topic: z.string().max(SHORT).optional(),
  /** What the visitor asked last, as it was read. */
  said: z.string().optional(),
  /** What the visitor last wanted to know about a project. */
  asked: z.enum(['price', 'duration', 'care-price']).optional(),
  project: projectSchema,
  /** Who 'she', 'he' and 'they' are: a first name in lower case. */
  person: z.string().max(SHORT).optional(),
  /** Where 'there' is: one of the four cities. */
  city: z.string().max(SHORT).optional(),
  /** Subjects that the assistant offered when it asked back, in their order. */
  offered: z.array(z.string().max(SHORT)).max(3),
  contact: z.object({
    name: z.string().max(SHORT).optional(),
    email: z.string().max(SHORT).optional(),
    phone: z.string().max(SHORT).optional(),
    company: z.string().max(SHORT).optional(),
  }),
  /** The time that the visitor wished for, in their words. */
  time: z.string().max(SHORT).optional(),
  /** Ids of the subjects answered so far, newest last. */
  told: z.array(z.string().max(SHORT)).max(TOLD_LIMIT),
  language: z.enum(['en', 'es']),
});

/** See the fields of the schema above. */
export type ConversationState = z.infer<typeof schema>;

/** The state of a conversation in which nothing was said. */
export const freshState: ConversationState = {
  project: freshProject,
  offered: [],
  contact: {},
  told: [],
  language: 'en',
};

/**
 * A stored state. Conversations from before there were states, and states of another version, start afresh: the visitor
 * then has to say once more what "it" is.
 */
export function readState(stored: unknown): ConversationState {
  return schema.safeParse(stored).data ?? freshState;
}
