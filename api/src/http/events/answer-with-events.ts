import type { Response } from 'express';
import type { ApiException } from '../errors/api-exception.js';
import { toApiException } from '../errors/to-api-exception.js';
import { clientGone } from './client-gone.js';
import { EventStream, type ServerEvent } from './event-stream.js';

/** Work that tells of itself while it goes on. */
export interface ToldWork<Event extends ServerEvent> {
  /**
   * Does the work and resolves to the last event.
   * @param signal aborts when the client has left
   * @param send tells the client of what is done so far
   */
  run: (signal: AbortSignal, send: (event: Event) => void) => Promise<Event>;
  /** The last event when the work fails after others were sent. */
  failed: (failure: ApiException) => Event;
}

/**
 * Answers with server-sent events while the work goes on. Nobody is told, and nothing is thrown, when the client has
 * left.
 * @throws what the work throws, for the error filter: it answers as long as nothing was sent, and keeps the log
 */
export async function answerWithEvents<Event extends ServerEvent>(
  response: Response,
  { run, failed }: ToldWork<Event>,
): Promise<void> {
  const signal = clientGone(response);
  const events = new EventStream<Event>(response);
  try {
    events.send(await run(signal, (event) => events.send(event)));
    events.end();
  } catch (error) {
    if (signal.aborted) return;
    if (events.hasBegun) {
      events.send(failed(toApiException(error)));
      events.end();
    }
    throw error;
  }
}
