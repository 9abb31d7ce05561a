import type { Response } from 'express';
import type { ApiException } from '../errors/api-exception.js';
import { toApiException } from '../errors/to-api-exception.js';
import { clientGone } from './client-gone.js';
import { EventStream, type ServerEvent } from './event-stream.js';

/** Work that reports its progress while it runs. */
export interface ToldWork<Event extends ServerEvent> {
  /**
   * Does the work and resolves with the last event.
   * @param signal aborts when the client disconnects
   * @param send sends an event about the progress
   */
  run: (signal: AbortSignal, send: (event: Event) => void) => Promise<Event>;
  /** The last event if the work fails after others were sent. */
  failed: (failure: ApiException) => Event;
}

/**
 * Answers with server-sent events while the work runs. If the client disconnects, it sends and throws nothing more.
 * @throws what the work throws, so that the error filter can log it, and answer it if nothing was sent yet
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
