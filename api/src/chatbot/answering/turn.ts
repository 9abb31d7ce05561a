import type { ConversationState } from '../conversation/conversation-state.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import type { Meaning } from '../meaning/meaning-reader.js';
import type { FoundPassage } from '../meaning/passage-search.js';
import type { MessageRequest, Reading } from '../reading/reading.js';
import type { Answer } from './answer.js';

/** One request of a message, with everything that an answer may depend on. */
export interface Turn {
  request: MessageRequest;
  /** The whole message. */
  reading: Reading;
  /** The conversation before this request; its project holds what this request says of it. */
  state: ConversationState;
  /** What the request may mean, likeliest first. */
  meanings: readonly Meaning[];
  /** What the live pages say about it, best first. */
  passages: readonly FoundPassage[];
  /** What the assistant said last; empty at the beginning. */
  lastReply: string;
  knowledge: KnowledgeBase;
  now: Date;
}

/** One way of answering; undefined leaves the request to the next. */
export type AnswerStep = (turn: Turn) => Answer | undefined;
