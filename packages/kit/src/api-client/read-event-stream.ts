/** One server-sent event: its name and its data as sent. */
export interface ServerEvent {
  name: string;
  data: string;
}

/** Yields the events of a response as they arrive. The last one counts even without its closing blank line. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      pending += decoder.decode(value, { stream: !done });
      const events = pending.split(/\r?\n\r?\n/);
      pending = done ? '' : (events.pop() ?? '');
      for (const event of events) {
        const read = readEvent(event);
        if (read !== null) yield read;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Null for a comment, such as the ones that keep the connection open. */
function readEvent(event: string): ServerEvent | null {
  const fields = event.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line));
  const fieldOf = (name: string) => fields.find((field) => field?.[1] === name)?.[2];
  const data = fieldOf('data');
  return data === undefined ? null : { name: fieldOf('event') ?? 'message', data };
}
