import type { Readable } from 'node:stream';

/**
 * A stream whose failures only its reader hears of. One that fails before anybody reads it, as when a time limit ends
 * while it is opened, would otherwise end the whole process.
 */
export const heardByReading = (stream: Readable): Readable => stream.on('error', () => {});
