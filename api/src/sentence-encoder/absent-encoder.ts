import { EncoderUnavailable, type SentenceEncoder } from './sentence-encoder.js';

/** Stands in where the encoder is switched off: what needs vectors does without, and finds by words. */
export const absentEncoder: SentenceEncoder = {
  prepare: () => Promise.resolve(),
  embed: () => Promise.reject(new EncoderUnavailable('The sentence encoder is switched off.')),
  close: () => Promise.resolve(),
};
