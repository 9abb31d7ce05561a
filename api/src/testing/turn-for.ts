import type { Turn } from '../chatbot/answering/turn.js';
import { type ConversationState, freshState } from '../chatbot/conversation/conversation-state.js';
import { hearRequest } from '../chatbot/conversation/hear-request.js';
import { loadKnowledge } from '../chatbot/knowledge/load-knowledge.js';
import type { Meaning } from '../chatbot/meaning/meaning-reader.js';
import { readMessage } from '../chatbot/reading/read-message.js';
import { absentEncoder } from '../sentence-encoder/absent-encoder.js';

const knowledge = loadKnowledge(absentEncoder);

/** A Tuesday, 3:12pm in Minnesota. */
const NOW = new Date('2025-03-04T21:12:00Z');

interface TurnParts extends Partial<Omit<Turn, 'request' | 'reading' | 'state'>> {
  /** The conversation before the message. */
  state?: Partial<ConversationState>;
}

/**
 * A turn in which a visitor writes one request, read as the engine reads it. What the request means is for the test to
 * say.
 * @throws Error if the message asks and tells nothing
 */
export function turnFor(message: string, { state, ...parts }: TurnParts = {}): Turn {
  const reading = readMessage(message);
  const [request] = reading.requests;
  if (request === undefined) throw new Error(`Nothing is asked in "${message}"`);
  return {
    request,
    reading,
    state: hearRequest({ ...freshState, ...state }, request),
    meanings: [],
    passages: [],
    lastReply: '',
    knowledge,
    now: NOW,
    ...parts,
  };
}

/** A subject that a request may mean, by default without a doubt. */
export const meaningOf = (id: string, score = 0.95, likeness = 0.95): Meaning => ({
  id,
  score,
  likeness,
  words: score,
});
