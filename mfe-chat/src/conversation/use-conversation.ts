import { type ChatMessageRequest, type ChatMessageResponse, plainText } from '@northloop/contracts';
import { apiClient, useSiteStore } from '@northloop/kit';
import { visitorTimeZone } from '@northloop/kit/browser-features/visitor-time-zone';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type ConversationChannel, openConversationChannel } from './kept/conversation-channel';
import { createConversationId, isConversationId } from './kept/conversation-id';
import {
  readConversationId,
  storeConversationId,
  watchConversationId,
} from './kept/conversation-storage';
import { forgetConversation, sendForgotten } from './kept/forget-conversation';
import { keepUnsent, readUnsent } from './kept/unsent-text';
import { askAssistant, fetchHistory } from './requests/chatbot-calls';
import { readExtras } from './requests/read-extras';
import { sendFailureText } from './requests/send-failure-text';
import { NoStream, streamAssistant } from './requests/stream-assistant';
import { type ChatMessage, createMessageId } from './state/chat-message';
import { conversationReducer } from './state/conversation-reducer';
import { type ConversationState, startConversation } from './state/conversation-state';

function openConversation(): ConversationState {
  const stored = readConversationId();
  const { question, draft } = readUnsent();
  return {
    ...startConversation({
      conversationId: stored ?? createConversationId(),
      isResumed: stored !== null,
    }),
    draft: [question, draft].filter(Boolean).join('\n'),
    isUnsent: question !== '',
  };
}

/** A conversation and its actions. */
export interface Conversation {
  state: ConversationState;
  /** Saves the text in the input. */
  edit(draft: string): void;
  /** Sends the text in the input, unless it is empty or a reply is awaited. */
  sendDraft(): void;
  /** Sends a text that is not in the input, such as a quick question. */
  sendText(text: string): void;
  /** Deletes this conversation here and on the server, and starts a new one. */
  startOver(): void;
}

/**
 * The visitor's conversation. Its id is stored, so it survives reloads and page changes and stays in sync with other
 * tabs. Failures to send are shown as toasts; failures to load the history are logged.
 * @param isOpen whether the panel is visible. The history loads only then; while it is closed, replies count as unread
 */
export function useConversation(isOpen: boolean): Conversation {
  const [state, dispatch] = useReducer(conversationReducer, undefined, openConversation);
  const { conversationId, history, draft, pendingId } = state;
  const showToast = useSiteStore((store) => store.showToast);
  const isSeen = useRef(isOpen);
  const loadingId = useRef<string | null>(null);
  const currentId = useRef(conversationId);
  const request = useRef<AbortController | null>(null);
  const channel = useRef<ConversationChannel | null>(null);
  const streams = useRef(false);

  useEffect(() => {
    isSeen.current = isOpen;
    if (isOpen) dispatch({ type: 'opened' });
  }, [isOpen]);

  useEffect(() => {
    currentId.current = conversationId;
    storeConversationId(conversationId);
  }, [conversationId]);

  useEffect(() => keepUnsent(state), [state]);

  useEffect(() => {
    if (!isOpen || history !== 'unloaded' || loadingId.current === conversationId) return;
    loadingId.current = conversationId;
    dispatch({ type: 'historyRequested' });
    fetchHistory(apiClient, conversationId)
      .then(({ messages, streams: isStreaming }) => {
        streams.current = isStreaming;
        dispatch({ type: 'historyLoaded', conversationId, messages });
      })
      .catch((cause: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the specification asks for this failure to be logged, not shown
        console.error('The chat history could not be loaded', cause);
        loadingId.current = null;
        dispatch({ type: 'historyFailed', conversationId });
      });
  }, [isOpen, history, conversationId]);

  useEffect(() => {
    const joined = openConversationChannel((exchange) => dispatch({ type: 'exchanged', exchange }));
    channel.current = joined;
    void sendForgotten(apiClient);
    const endWatch = watchConversationId((id) => {
      if (id === currentId.current) return;
      request.current?.abort();
      dispatch({ type: 'startedOver', conversationId: id, isResumed: true });
    });
    return () => {
      joined.close();
      endWatch();
      request.current?.abort();
    };
  }, []);

  const send = useCallback(
    async (text: string, fromDraft: boolean) => {
      const content = plainText(text);
      if (content === '' || pendingId !== null) return;
      const question: ChatMessage = {
        id: createMessageId(),
        content,
        isBot: false,
        timestamp: new Date().toISOString(),
      };
      const controller = new AbortController();
      request.current = controller;
      dispatch({ type: 'sent', message: question, fromDraft });
      const timeZone = visitorTimeZone();
      try {
        const answer = await ask(
          { message: content, conversationId, ...(timeZone !== undefined && { timeZone }) },
          controller.signal,
          streams.current
            ? (text) => dispatch({ type: 'streamed', questionId: question.id, text })
            : null,
        );
        const answeredId = isConversationId(answer.conversationId)
          ? answer.conversationId
          : conversationId;
        const reply: ChatMessage = {
          id: createMessageId(),
          content: answer.response,
          isBot: true,
          timestamp: answer.timestamp,
          extras: readExtras(answer),
        };
        dispatch({
          type: 'replied',
          questionId: question.id,
          conversationId: answeredId,
          reply,
          isSeen: isSeen.current,
        });
        const { extras: _, ...told } = reply;
        channel.current?.announce({ conversationId: answeredId, question, reply: told });
      } catch (cause) {
        if (controller.signal.aborted) return;
        dispatch({ type: 'failed', questionId: question.id });
        showToast({
          title: 'Error',
          description: sendFailureText(cause),
          variant: 'destructive',
        });
      }
    },
    [conversationId, pendingId, showToast],
  );

  return {
    state,
    edit: useCallback((text: string) => dispatch({ type: 'edited', draft: text }), []),
    sendDraft: useCallback(() => void send(draft, true), [send, draft]),
    sendText: useCallback((text: string) => void send(text, false), [send]),
    startOver: useCallback(() => {
      request.current?.abort();
      void forgetConversation(apiClient, conversationId);
      dispatch({
        type: 'startedOver',
        conversationId: createConversationId(),
        isResumed: false,
      });
    }, [conversationId]),
  };
}

/** Streams the reply if `onPiece` is given and the server supports it; otherwise requests the whole reply. */
async function ask(
  request: ChatMessageRequest,
  signal: AbortSignal,
  onPiece: ((text: string | null) => void) | null,
): Promise<ChatMessageResponse> {
  if (onPiece === null) return askAssistant(apiClient, request, signal);
  try {
    return await streamAssistant(apiClient, request, signal, onPiece);
  } catch (cause) {
    if (cause instanceof NoStream) return askAssistant(apiClient, request, signal);
    throw cause;
  }
}
