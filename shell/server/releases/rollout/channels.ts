import type { CanaryChannel, ModuleReleases } from '@northloop/contracts';

/** A release that was given to visitors. `since` distinguishes promotions of the same version. */
export interface Promotion {
  version: string;
  since: number;
}

/** Which releases of a module to use, as decided by the registry or by what the module's own server offers. */
export interface Channels {
  live: Promotion | null;
  canary: CanaryChannel | null;
  /** Versions to go back to, latest first. */
  previous: readonly string[];
}

export const toChannels = ({ live, liveSince, canary, previous }: ModuleReleases): Channels => ({
  live: live === null ? null : { version: live, since: liveSince },
  canary,
  previous,
});

/** The promotions that visitors get now. */
export const promotionsOf = ({ live, canary }: Channels): Promotion[] =>
  [live, canary].filter((promotion) => promotion !== null);
