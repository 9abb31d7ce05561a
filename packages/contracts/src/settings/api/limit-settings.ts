import { setting } from '../setting.js';
import { address, secret, wholeNumber } from '../value-types.js';

const rateLimit = (requests: string, limit: number) =>
  setting(wholeNumber(1, 1_000_000), {
    meaning: `${requests} that one visitor may send to one route in a window.`,
    default: limit,
  });

/** Rate limits per visitor, and when forms require a proof of work. */
export const limitSettings = {
  REDIS_URL: setting(address('redis', 'rediss'), {
    meaning:
      'Address of a Redis server that counts requests for all replicas. Without it each process counts by itself.',
    example: 'redis://cache.internal:6379',
  }),
  RATE_LIMIT_WINDOW_SECONDS: setting(wholeNumber(1, 86_400), {
    meaning: 'Length in seconds of the window in which requests and submissions are counted.',
    default: 60,
  }),
  RATE_LIMIT_READ: rateLimit('Read requests', 600),
  RATE_LIMIT_CHAT: rateLimit('Chat requests', 60),
  RATE_LIMIT_MOCKUP: rateLimit('Draft requests', 30),
  RATE_LIMIT_CONTACT: rateLimit('Contact requests', 30),
  RATE_LIMIT_NEWSLETTER: rateLimit('Newsletter requests', 20),
  PROOF_ABOVE_VISITOR: setting(wholeNumber(0, 1_000_000), {
    meaning:
      'Submissions of one form, or shared drafts, by one visitor in a window, after which the browser must show a proof of work. With 0 nobody ever has to.',
    default: 5,
  }),
  PROOF_ABOVE_SITE: setting(wholeNumber(0, 1_000_000), {
    meaning:
      'Submissions of one form, or shared drafts, by all visitors together in a window, after which every browser must show a proof of work.',
    default: 120,
  }),
  PROOF_SECRET: setting(secret(/^\S{16,}$/, 'at least 16 characters, no spaces'), {
    meaning:
      'Key that signs the puzzles of proofs of work; it must be the same on all replicas. Without it each process makes a new one when it starts.',
    example: 'at-least-16-characters',
  }),
};
