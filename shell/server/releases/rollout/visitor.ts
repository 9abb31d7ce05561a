import { createHash } from 'node:crypto';
import type { ModuleName } from '@northloop/contracts';

/** Who gets a page, as far as releases are concerned. Nothing in it says who the person is. */
export interface Visitor {
  /** A number drawn once for a browser, so that it stays on one side of a canary; null where none was drawn. */
  bucket: number | null;
  /** Releases that this browser asked to try, by version. */
  overrides: Partial<Record<ModuleName, string>>;
}

/** Somebody without a browser of their own: sitemap, feeds, the content for the chat. */
export const ANYBODY: Visitor = { bucket: null, overrides: {} };

const SHARES = 10_000;

/**
 * Whether a browser belongs to the share that gets a canary. Other canaries draw other browsers; raising the share of
 * one keeps those that have it.
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
