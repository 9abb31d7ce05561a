import { createHash } from 'node:crypto';
import type { ModuleName } from '@northloop/contracts';

/** The part of a visitor that decides which releases they get. It does not identify a person. */
export interface Visitor {
  /** A random number, chosen once per browser so that it stays on the same side of a canary; null if it has none. */
  bucket: number | null;
  /** Releases that this browser tries, by version. */
  overrides: Partial<Record<ModuleName, string>>;
}

/** For content that is not made for one browser: sitemap, feeds, and the chat's knowledge. */
export const ANYBODY: Visitor = { bucket: null, overrides: {} };

const SHARES = 10_000;

/**
 * Whether a browser is in the share that gets a canary. Each canary selects different browsers. Raising the share of a
 * canary keeps the browsers that already have it.
 * @param percent 1 to 99.
 */
export function isInCanary(
  bucket: number | null,
  module: ModuleName,
  version: string,
  percent: number,
): boolean {
  if (bucket === null) return false;
  const digest = createHash('sha256').update(`${bucket} ${module} ${version}`).digest();
  return digest.readUInt32BE(0) % SHARES < percent * (SHARES / 100);
}
