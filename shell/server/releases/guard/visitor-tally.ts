import type { VisitorNetwork } from './visitor-network';

/** How many visitors have seen a release, and for how many of them it failed. */
export interface VisitorCount {
  seen: number;
  failed: number;
}

/** Counts visitors. Each network counts once, regardless of how many pages and reports come from it. */
export interface VisitorTally {
  seen(release: string, network: VisitorNetwork): void;
  failed(release: string, network: VisitorNetwork): void;
  count(release: string): VisitorCount;
}

/** Maximum number of visitors that one provider's networks count as, because it is easy to get hundreds of them. */
const MOST_OF_A_PROVIDER = 4;

/** Number of networks to remember per provider; the oldest are dropped first. */
const REMEMBERED_OF_A_PROVIDER = 256;

interface Line {
  at: number;
  hasFailed: boolean;
}

/** Lines by provider. */
type Providers = Map<string, Map<string, Line>>;

/** @param window how long visitors count, in milliseconds. */
export function createVisitorTally(window: number): VisitorTally {
  const releases = new Map<string, Providers>();
  let forgottenAt = Date.now();

  function note(release: string, { provider, line }: VisitorNetwork, hasFailed: boolean): void {
    const now = Date.now();
    // `count` is only called after failures, and a site may run for weeks without any.
    if (now - forgottenAt > window) forgetOld(now);
    const providers: Providers = releases.get(release) ?? new Map();
    releases.set(release, providers);
    const lines = providers.get(provider) ?? new Map<string, Line>();
    providers.set(provider, lines);
    const before = lines.get(line);
    // Move the entry to the end, so that the map is in the order of the last visits.
    lines.delete(line);
    lines.set(line, { at: now, hasFailed: hasFailed || before?.hasFailed === true });
    for (const oldest of lines.keys()) {
      if (lines.size <= REMEMBERED_OF_A_PROVIDER) break;
      lines.delete(oldest);
    }
  }

  function forgetOld(now: number): void {
    forgottenAt = now;
    const since = now - window;
    for (const [release, providers] of releases) {
      for (const [provider, lines] of providers) {
        for (const [line, { at }] of lines) {
          if (at >= since) break;
          lines.delete(line);
        }
        if (lines.size === 0) providers.delete(provider);
      }
      if (providers.size === 0) releases.delete(release);
    }
  }

  return {
    seen: (release, network) => note(release, network, false),
    failed: (release, network) => note(release, network, true),
    count(release) {
      forgetOld(Date.now());
      let seen = 0;
      let failed = 0;
      for (const lines of releases.get(release)?.values() ?? []) {
        const weight = Math.min(lines.size, MOST_OF_A_PROVIDER);
        const failedLines = [...lines.values()].filter(({ hasFailed }) => hasFailed).length;
        seen += weight;
        failed += (weight * failedLines) / lines.size;
      }
      return { seen, failed };
    },
  };
}
