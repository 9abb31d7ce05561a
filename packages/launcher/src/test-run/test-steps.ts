import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runCommand } from '../processes/run-command';
import { workspaceRoot } from '../workspace';
import { ensureChromium } from './ensure-chromium';
import { type Counts, playwrightCounts, vitestCounts } from './test-counts';

/** One part of a test run. */
export interface Step {
  name: string;
  /** Runs it to its end, with its name in front of each line of output. */
  run: () => Promise<Counts>;
}

const reportFile = async (name: string): Promise<string> => {
  const file = join(workspaceRoot, '.data', 'test-reports', `${name}.json`);
  await mkdir(dirname(file), { recursive: true });
  return file;
};

/** A command that passes or fails as a whole. */
const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: async () => {
    const { code } = await runCommand(command, args, { label: name });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/** The Node that runs this script, or another one by its major version such as `24`. */
type NodeVersion = 'this one' | '22' | '24';

const withNode = (node: NodeVersion, command: string, args: string[]): [string, string[]] =>
  node === 'this one'
    ? [command, args]
    : ['tsx', ['tests/node-versions/run-with-node.ts', node, command, ...args]];

/** Which Vitest tests to run, and with which Node. */
interface VitestChoice {
  projects: string[];
  /** True for files named `*.long.test.ts`, false for all others. If left out, both are run. */
  isLong?: boolean;
  node?: NodeVersion;
}

const vitest = (name: string, { projects, isLong, node = 'this one' }: VitestChoice): Step => ({
  name,
  run: async () => {
    const file = await reportFile(name.replaceAll(/\W+/g, '-'));
    const chosen = projects.map((project) => `--project=${project}`);
    if (isLong === true) chosen.push('.long.test.');
    if (isLong === false) chosen.push('--exclude=**/*.long.test.ts');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const command = withNode(node, 'vitest', ['run', ...chosen, ...reporters]);
    const { code } = await runCommand(...command, { label: name });
    return vitestCounts(file, code);
  },
});

/** Playwright tests, selected with Playwright's own arguments. */
const playwright = (name: string, args: string[], node: NodeVersion = 'this one'): Step => ({
  name,
  run: async () => {
    const file = await reportFile(name.replaceAll(/\W+/g, '-'));
    const runner = ['--filter', '@northloop/tests', 'exec', 'playwright', 'test', ...args];
    const { code } = await runCommand(...withNode(node, 'pnpm', runner), {
      label: name,
      env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return playwrightCounts(file, code);
  },
});

/** The journeys in browsers other than Chromium. Missing browsers are installed if this process may do so. */
const otherBrowsers: Step = {
  name: 'Firefox and WebKit',
  run: async () => {
    const file = await reportFile('browsers');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await runCommand('tsx', ['tests/browsers/run.ts', '--install', ...reporters], {
      label: 'Firefox and WebKit',
    });
    return vitestCounts(file, code);
  },
};

const checks: Step[] = [
  check('format and lint', 'biome', 'ci', '--error-on-warnings', '.'),
  check('types', 'tsc', '--build', 'tsconfig.json'),
  check(
    'dependency rules',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'shell',
    'mfe-marketing',
    'mfe-mockup',
    'mfe-chat',
    'mfe-blog',
    'api',
    'tests',
  ),
  check('unused code', 'knip'),
];

const lowest = ['unit', 'api', 'contract'];

/** Checks on a newer Node, as new machines have it: the unit tests, and the journeys on a site that runs on it. */
const onNode = (node: '22' | '24'): Step[] => [
  vitest(`unit tests on Node ${node}`, { projects: lowest, isLong: false, node }),
  playwright(
    `journeys on Node ${node}`,
    ['--grep', '@smoke', '--output', `../test-results/node-${node}`],
    node,
  ),
];

/**
 * What each command runs. The lists of a command run side by side, the steps of a list one after the other. Browser
 * tests spend half of their time waiting, so two cores have room for other steps.
 */
export const testRuns: Readonly<Record<'test' | 'check' | 'long', readonly Step[][]>> = {
  check: [checks],
  test: [
    [...checks, vitest('unit tests', { projects: lowest, isLong: false })],
    [playwright('browser tests', ['--grep-invert', '@long'])],
  ],
  long: [
    [
      playwright('long browser tests', ['--grep', '@long']),
      vitest('long unit tests', { projects: ['api', 'contract'], isLong: true }),
      vitest('load and command tests', { projects: ['load', 'long'] }),
    ],
    [...onNode('24'), ...onNode('22'), otherBrowsers],
  ],
};
