import type { ChatLink } from '@northloop/contracts';
import type { Topic } from '../knowledge/topic.js';
import type { Recognition } from '../recognizer/phrase-recognizer.js';
import type { KnowledgeIndex } from '../search/knowledge-index.js';
import type { ConversationContext } from '../understanding/conversation-context.js';
import type { Project } from '../understanding/project.js';
import type { Question } from '../understanding/read-question.js';

/** Everything a rule may look at. */
export interface Turn {
  question: Question;
  /** What this message alone says of a project. */
  said: Project;
  context: ConversationContext;
  index: KnowledgeIndex;
  /** What the message may mean by its likeness to known ways of asking, likeliest first. */
  readonly meanings: readonly Recognition[];
  /**
   * What was answered to the message before; undefined at the beginning. A function, not a field: the message
   * is answered anew for it, and its answer may ask for the one before in turn, so rules ask only when it matters.
   */
  before(): Answer | undefined;
  now: Date;
}

/** What to say to a turn, before pages and next steps are put into words. */
export interface Answer {
  text: string;
  /** Page that the answer comes from; named behind the text unless the text names it. */
  path?: string;
  topic?: Topic;
  steps?: readonly ChatLink[];
  suggestions?: readonly string[];
  /** A person should go on. */
  handover?: boolean;
  /** The assistant has no answer and says so. */
  isUnknown?: boolean;
  /** The document or intent that this answers, by the name that its phrasings have; none for what only a rule can tell. */
  meaning?: string;
  /** The answer comes from the search, or is a fallback. No rule recognized the wording. */
  isGuess?: boolean;
  /** Only these words will do: no language model may put it in others. */
  isFixed?: boolean;
  /** In another language than English: the page is named without English words. */
  isForeign?: boolean;
}

/** One way of answering; undefined leaves the turn to the next. */
export type AnswerRule = (turn: Turn) => Answer | undefined;

/** The text with the page it comes from. */
export function withPage({ text, path, isForeign }: Answer): string {
  if (path === undefined || isForeign || text.includes(path)) return text;
  return `${text} More at ${path}.`;
}
