import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  MODULE_NAMES,
  type ModuleName,
  type ReleaseEvent,
  type ReleaseRegistryDocument,
} from '@northloop/contracts';
import { buildParts } from '../candidate/build-parts.js';
import { type CommandContext, workspaceRoot } from '../command-context.js';
import { CommandFailure } from '../command-failure.js';
import { readSiteStatus } from '../site/site-status.js';
import { startTrialSite, type TrialSite, trialEnvironment } from './trial-site.js';

/**
 * Longest time that all journeys may take, in milliseconds. It stops a browser that hangs; a slow machine needs less.
 */
const JOURNEYS_LIMIT_MS = 900_000;

/** Runs the journeys on a desktop screen, with a separate results folder because other browser tests may be running. */
const JOURNEYS = [
  ...['node_modules/@playwright/test/cli.js', 'test', 'e2e/smoke'],
  ...['--project', 'desktop', '--fully-parallel', '--reporter', 'list'],
  ...['--output', '../test-results/gate'],
];

type Versions = Readonly<Record<ModuleName, string>>;

/**
 * The candidate, the live releases of the other modules, and the latest release of each module that has no live one:
 * the first promotions in a new store are also tested with a whole site.
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

/** Without this check the journeys would also pass on a site that had replaced the candidate with another release. */
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
 * Runs the journeys in a browser on a whole site with the candidate, before any visitor gets it.
 * @throws {CommandFailure} if a journey fails or the site does not start. Nothing is changed then.
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
