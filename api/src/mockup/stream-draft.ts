import type { MockupProgress, MockupResponse, MockupStreamEvent } from '@northloop/contracts';
import type { Response } from 'express';
import { errorBody } from '../http/errors/error-body.js';
import { answerWithEvents } from '../http/events/answer-with-events.js';

/**
 * Sends the progress of a draft and finally the draft as events.
 * @throws what the work throws
 */
export function streamDraft(
  response: Response,
  work: (
    signal: AbortSignal,
    onProgress: (progress: MockupProgress) => void,
  ) => Promise<MockupResponse>,
): Promise<void> {
  return answerWithEvents<MockupStreamEvent>(response, {
    run: async (signal, send) => ({
      event: 'result',
      data: await work(signal, (data) => send({ event: 'progress', data })),
    }),
    failed: (failure) => ({ event: 'failed', data: errorBody(failure) }),
  });
}
