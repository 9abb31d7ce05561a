import type { ConversationMessage } from '@northloop/contracts';
import type { ChatMessage, Exchange } from './chat-message';
import {
  type ConversationStart,
  type ConversationState,
  GREETING_ID,
  startConversation,
} from './conversation-state';
import { mergeHistory } from './merge-history';

/** Actions of {@link conversationReducer}. */
export type ConversationAction =
  | { type: 'opened' }
  | { type: 'edited'; draft: string }
  | { type: 'historyRequested' }
  | {
      type: 'historyLoaded';
      conversationId: string;
      messages: readonly ConversationMessage[];
    }
  | { type: 'historyFailed'; conversationId: string }
  /** `fromDraft`: the message came from the input, which is then emptied. */
  | { type: 'sent'; message: ChatMessage; fromDraft: boolean }
  | {
      type: 'replied';
      questionId: string;
      conversationId: string;
      reply: ChatMessage;
      isSeen: boolean;
    }
  /** The next piece of the awaited reply; null discards the earlier pieces. */
  | { type: 'streamed'; questionId: string; text: string | null }
  | { type: 'failed'; questionId: string }
  /** Another tab finished this exchange. */
  | { type: 'exchanged'; exchange: Exchange }
  | ({ type: 'startedOver' } & ConversationStart);

/** The conversation's state machine. Pure: ids and times are passed in with the actions. */
export function conversationReducer(
  state: ConversationState,
  action: ConversationAction,
): ConversationState {
  switch (action.type) {
    case 'opened':
      return {
        ...state,
        unread: 0,
        history: state.history === 'failed' ? 'unloaded' : state.history,
      };
    case 'edited':
      return { ...state, draft: action.draft, isUnsent: state.isUnsent && action.draft !== '' };
    case 'historyRequested':
      return { ...state, history: 'loading' };
    case 'historyLoaded':
      return action.conversationId === state.conversationId
        ? withHistory(withoutAnswered(state, action.messages), action.messages)
        : state;
    case 'historyFailed':
      return action.conversationId === state.conversationId
        ? { ...state, history: 'failed' }
        : state;
    case 'sent':
      return {
        ...state,
        messages: [...state.messages, action.message],
        pendingId: action.message.id,
        partialReply: '',
        draft: action.fromDraft ? '' : state.draft,
        isUnsent: false,
      };
    case 'replied':
      return action.questionId === state.pendingId ? withReply(state, action) : state;
    case 'streamed':
      return action.questionId === state.pendingId
        ? { ...state, partialReply: action.text === null ? '' : state.partialReply + action.text }
        : state;
    case 'failed':
      return action.questionId === state.pendingId
        ? { ...takeBackPending(state), isUnsent: true }
        : state;
    case 'exchanged':
      return withExchange(state, action.exchange);
    case 'startedOver':
      return action.conversationId === state.conversationId ? state : startOver(state, action);
  }
}

const hasReply = (state: ConversationState, timestamp: string): boolean =>
  state.messages.some((message) => message.isBot && message.timestamp === timestamp);

/**
 * Removes a question from the input that a reload put back there, if it was answered after all: the server may have
 * stored the reply just before the page unloaded.
 */
function withoutAnswered(
  state: ConversationState,
  history: readonly ConversationMessage[],
): ConversationState {
  const asked = history.findLast(({ isBot }) => !isBot)?.content;
  const [question, ...rest] = asked ? state.draft.split(asked) : [];
  if (!state.isUnsent || question !== '') return state;
  return { ...state, draft: rest.join(asked).trimStart(), isUnsent: false };
}

function withHistory(
  state: ConversationState,
  history: readonly ConversationMessage[],
): ConversationState {
  const greeting = state.messages.filter(({ id }) => id === GREETING_ID);
  const live = state.messages.filter(({ id }) => id !== GREETING_ID);
  return {
    ...state,
    history: 'loaded',
    messages: [...greeting, ...mergeHistory(history, live)],
  };
}

function withReply(
  state: ConversationState,
  {
    conversationId,
    reply,
    isSeen,
  }: { conversationId: string; reply: ChatMessage; isSeen: boolean },
): ConversationState {
  const isSame = conversationId === state.conversationId;
  return {
    ...state,
    conversationId,
    // A conversation that the server just started has no history beyond the messages on screen.
    history: isSame ? state.history : 'loaded',
    // The history may have arrived before the reply. It then already contains the question and the reply.
    messages: hasReply(state, reply.timestamp)
      ? state.messages.filter(({ id }) => id !== state.pendingId)
      : [...state.messages, reply],
    pendingId: null,
    partialReply: '',
    unread: isSeen ? state.unread : state.unread + 1,
  };
}

function withExchange(
  state: ConversationState,
  { conversationId, question, reply }: Exchange,
): ConversationState {
  if (conversationId !== state.conversationId || hasReply(state, reply.timestamp)) return state;
  // The message that waits for its reply in this tab stays last, so that the reply follows it.
  const pending = state.messages.filter(({ id }) => id === state.pendingId);
  const settled = state.messages.filter(({ id }) => id !== state.pendingId);
  return { ...state, messages: [...settled, question, reply, ...pending] };
}

/** Removes the waiting message and puts its text into the input, before any text already there. */
function takeBackPending(state: ConversationState): ConversationState {
  const pending = state.messages.find(({ id }) => id === state.pendingId);
  return {
    ...state,
    messages: state.messages.filter(({ id }) => id !== state.pendingId),
    pendingId: null,
    partialReply: '',
    draft: [pending?.content, state.draft].filter(Boolean).join('\n'),
  };
}

/** Switches to another conversation and keeps unanswered text in the input. */
function startOver(state: ConversationState, start: ConversationStart): ConversationState {
  // Clearing in this tab drops the question on purpose. Clearing in another tab must not: the visitor still waits here.
  const draft = start.isResumed ? takeBackPending(state).draft : state.draft;
  return { ...startConversation(start), draft };
}
