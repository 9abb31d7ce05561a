import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** What a web server sends, as it comes. */
export const bodyOf = ({ body }: Response): Readable =>
  // The types of the browser and of Node describe one and the same object.
  body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]);
