import type { CanaryChannel, ModuleReleases } from '@northloop/contracts';

/** A release as it was given to visitors: `since` tells one promotion of a version from the next. */
export interface Promotion {
  version: string;
  since: number;
}

/** What was decided about a module's releases: by the registry, or by what its own server offers. */
export interface Channels {
  live: Promotion | null;
  canary: CanaryChannel | null;
  /** Versions to go back to, the latest first. */
  previous: readonly string[];
}

export const toChannels = ({ live, liveSince, canary, previous }: ModuleReleases): Channels => ({
  live: live === null ? null : { version: live, since: liveSince },
  canary,
  previous,
});

/** What visitors get now. */
export const promotionsOf = ({ live, canary }: Channels): Promotion[] =>
  [live, canary].filter((promotion) => promotion !== null);
