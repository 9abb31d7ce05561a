import type { ChatMessageResponse, ChatStreamEvent } from '@northloop/contracts';
import type { Response } from 'express';
import { answerWithEvents } from '../../http/events/answer-with-events.js';
import type { ChatPiece } from '../chat-engine.js';

/**
 * Sends an answer as events while it is being written.
 * @throws what the work throws
 */
export function streamAnswer(
  response: Response,
  work: (signal: AbortSignal, onPiece: (piece: ChatPiece) => void) => Promise<ChatMessageResponse>,
): Promise<void> {
  return answerWithEvents<ChatStreamEvent>(response, {
    run: async (signal, send) => ({
      event: 'done',
      data: await work(signal, (piece) => send(toEvent(piece))),
    }),
    failed: ({ message }) => ({ event: 'failed', data: { message } }),
  });
}

function toEvent(piece: ChatPiece): ChatStreamEvent {
  return piece.kind === 'text'
    ? { event: 'delta', data: { text: piece.text } }
    : { event: 'restart', data: {} };
}
