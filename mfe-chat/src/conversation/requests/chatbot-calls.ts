import type {
  ChatHistoryResponse,
  ChatMessageRequest,
  ChatMessageResponse,
  ConversationMessage,
} from '@northloop/contracts';
import type { ApiClient } from '@northloop/kit';

/** Error message when the API answers without a reply (specification, section 7). */
export const NO_REPLY_MESSAGE = 'Failed to get response from chatbot';

/**
 * Asks the assistant.
 * @throws ApiRequestError when the call fails; Error with {@link NO_REPLY_MESSAGE} when the answer holds no reply.
 */
export async function askAssistant(
  api: ApiClient,
  request: ChatMessageRequest,
  signal: AbortSignal,
): Promise<ChatMessageResponse> {
  const answer = await api.post<unknown>('/api/chatbot/message', request, { signal });
  return toAnswer(answer, request);
}

/**
 * Checks the server's answer to a question.
 * @throws Error with {@link NO_REPLY_MESSAGE} when it holds no reply
 */
export function toAnswer(sent: unknown, request: ChatMessageRequest): ChatMessageResponse {
  const answer = (typeof sent === 'object' ? sent : null) as Partial<ChatMessageResponse> | null;
  const { success, response, timestamp, conversationId } = answer ?? {};
  // A proxy's own page can come with status 200, so only a complete reply counts.
  if (success !== true || typeof response !== 'string' || typeof timestamp !== 'string') {
    throw new Error(NO_REPLY_MESSAGE);
  }
  return {
    ...answer,
    success,
    response,
    timestamp,
    conversationId: conversationId ?? request.conversationId ?? '',
  };
}

/** The earlier messages, and whether it is worth requesting replies as a stream. */
export interface History {
  messages: readonly ConversationMessage[];
  streams: boolean;
}

/**
 * Loads the messages of a conversation, oldest first. The list is empty if the server does not know the conversation.
 * @throws ApiRequestError when the call fails; Error when the answer is not a history.
 */
export async function fetchHistory(api: ApiClient, conversationId: string): Promise<History> {
  const answer = await api.get<Partial<ChatHistoryResponse> | null>(
    `/api/chatbot/history/${encodeURIComponent(conversationId)}`,
  );
  const messages = answer?.conversation?.messages;
  if (answer?.success !== true || !Array.isArray(messages)) {
    throw new Error('The response is not a conversation');
  }
  return { messages, streams: answer.streams === true };
}
