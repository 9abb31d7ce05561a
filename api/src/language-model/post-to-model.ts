import { ModelError } from './model-error.js';

/**
 * Posts JSON and gives the body of a stream of events.
 * @throws ModelError when the server answers with something else
 */
export async function postToModel(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
    signal,
    // Not 'error': a call with that outlives its signal (Node 20, once garbage is collected). A redirect is no stream.
    redirect: 'manual',
  });
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
  if (response.ok && isStream && response.body !== null) return response.body;
  await response.body?.cancel();
  // The body is not repeated: it may quote the prompt, and with it the visitor.
  throw new ModelError('refused', `The model's server answered ${response.status}`);
}

/** A field of some parsed JSON, or undefined. */
export function field(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[name]
    : undefined;
}

/** @throws ModelError for anything but JSON */
export function parseEvent(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new ModelError('malformed', 'An event is not JSON', { cause });
  }
}
