/** Largest calendar that is read, in bytes. */
const LARGEST_BYTES = 5_000_000;

const TIMEOUT_MS = 15_000;

/** A calendar as it was read last, with what a server needs to say that it has not changed. */
export interface FetchedCalendar {
  ics: string;
  etag: string | null;
  lastModified: string | null;
}

/**
 * Reads a calendar. Resolves with the very copy from before if it has not changed.
 * @param stopped ends the reading early
 * @param timeout in milliseconds, for the whole answer
 * @throws Error for any other answer than one of at most 5 MB in time. Its message does not have the address, which may
 * be a secret.
 */
export async function fetchCalendar(
  url: string,
  before: FetchedCalendar | undefined,
  stopped: AbortSignal,
  timeout = TIMEOUT_MS,
): Promise<FetchedCalendar> {
  // A signal made of others may be collected as garbage before it fires.
  const reading = new AbortController();
  const abort = () => reading.abort();
  const timer = setTimeout(abort, timeout);
  stopped.addEventListener('abort', abort, { once: true });
  if (stopped.aborted) abort();
  try {
    return await readCalendar(url, before, reading.signal);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', abort);
  }
}

async function readCalendar(
  url: string,
  before: FetchedCalendar | undefined,
  signal: AbortSignal,
): Promise<FetchedCalendar> {
  const response = await fetch(url, {
    signal,
    headers: {
      Accept: 'text/calendar',
      ...(before?.etag && { 'If-None-Match': before.etag }),
      ...(before?.lastModified && { 'If-Modified-Since': before.lastModified }),
    },
  }).catch(() => {
    throw new Error('The server of the calendar could not be reached');
  });
  if (response.status === 304 && before !== undefined) return before;
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The server of the calendar answered ${response.status}`);
  }
  const ics = await readText(response);
  // Many servers cannot say that nothing has changed.
  if (ics === before?.ics) return before;
  return {
    ics,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const piece = await reader?.read().catch(() => {
      throw new Error('The server of the calendar broke off');
    });
    if (piece?.value === undefined) return text + decoder.decode();
    bytes += piece.value.byteLength;
    if (bytes > LARGEST_BYTES) {
      await reader?.cancel();
      throw new Error('The calendar is larger than 5 MB');
    }
    text += decoder.decode(piece.value, { stream: true });
  }
}
