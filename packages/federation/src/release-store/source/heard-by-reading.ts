import type { Readable } from 'node:stream';

/**
 * Makes a stream report failures only to its reader. Otherwise a stream that fails before it is read, for example
 * because a time limit ends while it is being opened, would end the whole process.
 */
export const heardByReading = (stream: Readable): Readable => stream.on('error', () => {});
