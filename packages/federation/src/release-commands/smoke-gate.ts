import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  MODULE_NAMES,
  type ModuleName,
  type ReleaseEvent,
  type ReleaseRegistryDocument,
} from '@northloop/contracts';
import { buildParts } from './build-parts.js';
import { type CommandContext, workspaceRoot } from './command-context.js';
import { CommandFailure } from './command-failure.js';
import { readSiteStatus } from './site-status.js';
import { startTrialSite, type TrialSite, trialEnvironment } from './trial-site.js';

/** Longest that all journeys may take, in milliseconds. It ends a browser that hangs; a slow machine stays below it. */
const JOURNEYS_LIMIT_MS = 900_000;

/** The journeys on a screen, with results beside those of the browser tests that may be running. */
const JOURNEYS = [
  ...['node_modules/@playwright/test/cli.js', 'test', 'e2e/smoke'],
  ...['--project', 'desktop', '--fully-parallel', '--reporter', 'list'],
  ...['--output', '../test-results/gate'],
];

type Versions = Readonly<Record<ModuleName, string>>;

/**
 * The candidate, the live releases of the others, and the latest of each module that has none yet: a store's first
 * promotions are tried with a whole site too.
 */
function candidateSet(
  { module, version }: { module: ModuleName; version: string },
  { modules }: ReleaseRegistryDocument,
): Versions {
  const versionOf = (name: ModuleName): string => {
    const { live, published } = modules[name];
    const found = name === module ? version : (live ?? published[0]?.version);
    if (found !== undefined) return found;
    throw new CommandFailure(
      `The journeys need a whole site, but ${name} has not been published yet: publish it first, or use --skip-gate <reason>`,
    );
  };
  return Object.fromEntries(MODULE_NAMES.map((name) => [name, versionOf(name)])) as Versions;
}

/** The journeys would pass on a site that had put another release in the candidate's place. */
async function expectServed({ url, log }: TrialSite, versions: Versions): Promise<void> {
  const { modules } = await readSiteStatus(url);
  for (const [name, version] of Object.entries(versions) as [ModuleName, string][]) {
    const { serving, problem } = modules[name];
    if (serving !== version) {
      throw new CommandFailure(
        `The trial site does not serve ${name} ${version}: ${problem ?? `it serves ${serving}`}\n${log()}`,
      );
    }
  }
}

async function runJourneys({ url }: TrialSite): Promise<boolean> {
  const tests = join(workspaceRoot, 'tests');
  const child = spawn(process.execPath, JOURNEYS, {
    cwd: tests,
    env: trialEnvironment({ SITE_URL: url, MUTATES: '1' }),
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: JOURNEYS_LIMIT_MS,
  });
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  return code === 0;
}

/**
 * Walks the composed site in a browser with the candidate in it, before any visitor does.
 * @throws {CommandFailure} when a journey fails or the site does not start; nothing was changed then.
 */
export async function passGate(
  candidate: { module: ModuleName; version: string },
  document: ReleaseRegistryDocument,
  { skipGateReason }: { skipGateReason?: string },
  { store, say }: Pick<CommandContext, 'store' | 'say'>,
): Promise<NonNullable<ReleaseEvent['gate']>> {
  if (skipGateReason) {
    say(`Skipping the journeys: ${skipGateReason}`);
    return { passed: false, skippedBecause: skipGateReason };
  }
  const versions = candidateSet(candidate, document);
  await buildParts('@northloop/shell', '@northloop/api');
  say(`Testing ${candidate.module} ${candidate.version} in a whole site`);
  const site = await startTrialSite(store, versions, say);
  const endWithUs = () => {
    void site.dispose().then(() => process.exit(1));
  };
  process.once('SIGINT', endWithUs).once('SIGTERM', endWithUs);
  try {
    await expectServed(site, versions);
    if (!(await runJourneys(site))) {
      throw new CommandFailure(
        `A journey failed with ${candidate.module} ${candidate.version}; nothing was changed. The site's output:\n${site.log() || '(nothing)'}`,
      );
    }
  } finally {
    process.off('SIGINT', endWithUs).off('SIGTERM', endWithUs);
    await site.dispose();
  }
  return { passed: true };
}
