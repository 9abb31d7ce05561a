import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** One server-sent event: its name and its data as sent. */
export interface ServerEvent {
  name: string;
  data: string;
}

/** Yields the events of a response as they arrive. The last one counts even without its closing blank line. */
export async function* readEventStream(pieces: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  const arrived: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }: EventSourceMessage) => {
      arrived.push({ name: event, data });
    },
  });
  for await (const piece of pieces) {
    parser.feed(piece);
    yield* arrived.splice(0);
  }
  parser.feed('\n\n');
  yield* arrived;
}
