import { ModelError } from './model-error.js';

/**
 * Posts JSON and returns the body of an event stream.
 * @throws ModelError if the server answers with anything else
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
    // With 'error', a call outlives its signal in Node 20 after garbage collection. A redirect is refused below
    // instead.
    redirect: 'manual',
  });
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
  if (response.ok && isStream && response.body !== null) return response.body;
  await response.body?.cancel();
  // The body is left out of the error: it may quote the prompt and therefore the visitor.
  throw new ModelError('refused', `The model's server answered ${response.status}`);
}

/** A field of parsed JSON, or undefined. */
export function field(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[name]
    : undefined;
}

/** @throws ModelError if the text is not JSON */
export function parseEvent(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new ModelError('malformed', 'An event is not JSON', { cause });
  }
}
