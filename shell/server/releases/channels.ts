import type { CanaryChannel, ModuleReleases } from '@northloop/contracts';

/** What was decided about a module's releases: by the registry, or by what its own server offers. */
export interface Channels {
  /** `since` tells one promotion of a version from the next. */
  live: { version: string; since: number } | null;
  canary: CanaryChannel | null;
  /** Versions to go back to, the latest first. */
  previous: readonly string[];
}

export const toChannels = ({ live, liveSince, canary, previous }: ModuleReleases): Channels => ({
  live: live === null ? null : { version: live, since: liveSince },
  canary,
  previous,
});

/** Every version that a visitor may get now or that may have to step in. */
export const wantedVersions = ({ live, canary, previous }: Channels): string[] =>
  [live?.version, canary?.version, previous[0]].filter((version) => version !== undefined);
