import type { Readable } from 'node:stream';

/**
 * A stream whose failures only reach its reader. Otherwise a stream that fails before it is read, for example because a
 * time limit ends while it is opened, would end the whole process.
 */
export const heardByReading = (stream: Readable): Readable => stream.on('error', () => {});
