import type { Reading } from './reading.js';
import { sentencesOf } from './tokens.js';

/** Reads one message of a visitor: what it asks and tells, in which language, and how to reach the visitor. */
export function readMessage(message: string): Reading {
  const text = message.trim();
  const requests = sentencesOf(text)
    .slice(-3)
    .map(({ raw }) => ({
      text: raw.toLowerCase(),
      raw,
      isQuestion: raw.endsWith('?'),
      isFollowUp: false,
      amounts: [],
      project: { notKinds: [], features: [], without: [], unpriced: [] },
    }));
  return { text, language: 'en', requests, contact: {} };
}
