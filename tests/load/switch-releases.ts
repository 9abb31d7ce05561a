import { runOptions } from '../fixtures/figures/run-options';
import { switchReleases } from '../fixtures/modules/switch-releases';

/**
 * `npx tsx tests/load/switch-releases.ts [--switches 200] [--clients 50] [--poll 250]`: switches releases under load
 * and prints figures.
 */
const { switches, clients, poll } = runOptions({ switches: 200, clients: 50, poll: 250 });
const result = await switchReleases({ switches, clients, pollMs: poll });
const delay = (share: number) => result.delays[Math.floor(result.delays.length * share)] ?? 0;
const rows: [string, string | number][] = [
  ['publishes and rollbacks', result.switches],
  ['clients', clients],
  ['pages read', result.pages],
  ['other than 200', [...result.wrongStatuses].map((pair) => pair.join(' × ')).join(', ') || 0],
  ['mixed compositions', result.mixed.length],
  ['files not found', result.missingFiles.length],
  ['sets of releases seen', result.sets],
  ['visits in Chromium', result.visits],
  ['console errors there', result.browserProblems.length],
  ['change → served, median ms', delay(0.5).toFixed(0)],
  ['change → served, 95 % ms', delay(0.95).toFixed(0)],
  ['change → served, longest ms', (result.delays.at(-1) ?? 0).toFixed(0)],
];
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(30)}${value}\n`);
const faults = [...result.mixed, ...result.missingFiles, ...result.browserProblems].slice(0, 20);
for (const fault of faults) process.stdout.write(`  ${fault}\n`);
process.exitCode = faults.length > 0 || result.wrongStatuses.size > 0 ? 1 : 0;
