import type { ChatLink } from '@northloop/contracts';
import type { ChatReply } from '../chat-engine.js';
import { draftContact } from '../contact-draft.js';
import type { ConversationState } from '../conversation/conversation-state.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { pages } from '../knowledge/site-pages.js';
import { type Answer, withPage } from './answer.js';
import { sourceLink } from './next-steps.js';

/** Most suggestions below a reply. */
const MOST_SUGGESTIONS = 4;

/** Pages whose forms take a draft. */
const DRAFT_PAGES: readonly string[] = [pages.contact, pages.consultation];

interface ReplyParts {
  answers: readonly Answer[];
  /** The conversation after these answers. */
  state: ConversationState;
  /** What the visitor wrote, oldest first. */
  said: readonly string[];
  knowledge: KnowledgeBase;
}

/** Puts the answers to the requests of a message into one reply. */
export function composeReply({ answers, state, said, knowledge }: ReplyParts): ChatReply {
  const links: ChatLink[] = unique(
    answers.flatMap(({ path, steps = [] }) => [
      ...(path === undefined ? [] : [sourceLink(path)]),
      ...steps,
    ]),
    ({ path }) => path,
  );
  const choices = answers
    .flatMap((answer) => answer.choices ?? [])
    .flatMap((id) => knowledge.subject(id)?.question ?? []);
  const suggestions = unique(
    answers.flatMap((answer) => answer.suggestions ?? []),
    (question) => question,
  ).slice(0, MOST_SUGGESTIONS);
  const lead = answers.find((answer) => answer.lead !== undefined)?.lead;
  const wish = answers.find((answer) => answer.wish !== undefined)?.wish;
  return {
    text: unique(answers.map(withPage), (text) => text).join('\n\n'),
    ...(links.length > 0 && { links }),
    ...(choices.length > 0 && { choices }),
    ...(suggestions.length > 0 && choices.length === 0 && { suggestions }),
    ...(lead !== undefined && { lead }),
    ...(wish !== undefined && { wish }),
    ...(links.some(({ path }) => DRAFT_PAGES.includes(path)) || lead !== undefined
      ? { contactDraft: draftContact(said, state) }
      : {}),
    ...(answers.some(({ handover }) => handover === true) && { handover: true }),
    ...(answers.some(({ offersDeletion }) => offersDeletion === true) && { offersDeletion: true }),
  };
}

/** The items without those whose key came before. */
function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const first = new Map<string, T>();
  for (const item of items) {
    if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  }
  return [...first.values()];
}
