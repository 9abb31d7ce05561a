import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { heardByReading } from './heard-by-reading.js';

/** What a web server sends, as it comes. */
export const bodyOf = ({ body }: Response): Readable =>
  // The types of the browser and of Node describe one and the same object.
  body ? heardByReading(Readable.fromWeb(body as ReadableStream<Uint8Array>)) : Readable.from([]);
