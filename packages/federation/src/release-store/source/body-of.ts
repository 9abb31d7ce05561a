import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { heardByReading } from './heard-by-reading.js';

/** The body of a response as a Node stream. */
export const bodyOf = ({ body }: Response): Readable =>
  // The browser's type and Node's type describe the same object.
  body ? heardByReading(Readable.fromWeb(body as ReadableStream<Uint8Array>)) : Readable.from([]);
