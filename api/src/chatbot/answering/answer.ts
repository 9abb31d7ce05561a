import type { ChatLead, ChatLink } from '@northloop/contracts';
import type { ConversationState } from '../conversation/conversation-state.js';

/** What to say to one request, before pages and next steps are put into words. */
export interface Answer {
  text: string;
  /** Page that the answer comes from; named behind the text unless the text names it. */
  path?: string;
  /** Id of the subject that this answers. */
  subject?: string;
  steps?: readonly ChatLink[];
  suggestions?: readonly string[];
  /** What the visitor may mean: the assistant asks back. Ids of subjects. */
  choices?: readonly string[];
  /** Opens the form for a person, filled in with this. */
  lead?: ChatLead;
  /** A person should go on. */
  handover?: boolean;
  /** The assistant has no answer and says so. */
  isUnknown?: boolean;
  /** Answered alone, whatever else the message says: an incident, an insult, an attempt to steer. */
  isAlone?: boolean;
  /** Was said just before, word for word. */
  isRepeat?: boolean;
  /** Friendly words. They give way to any other answer. */
  isSmallTalk?: boolean;
  /** Shows the button that deletes the conversation. */
  offersDeletion?: boolean;
  /** The visitor wants to talk: when, in their own words; empty if they named no time. */
  wish?: string;
  /** Only these words will do: no language model may put it in others. */
  isFixed?: boolean;
  /** Not in English: the page is named without English words. */
  isForeign?: boolean;
  /** What the conversation is about after this answer. */
  state?: Partial<ConversationState>;
}

/** The text with the page it comes from. */
export function withPage({ text, path, isForeign }: Answer): string {
  if (path === undefined || text.includes(path)) return text;
  return isForeign ? `${text} ${path}` : `${text} More at ${path}.`;
}
