import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium';
import { runCommand } from './run-command';
import { type Counts, playwrightCounts, vitestCounts } from './test-counts';
import { workspaceRoot } from './workspace';

interface Step {
  name: string;
  group: 'check' | 'unit' | 'e2e';
  run: () => Promise<Counts>;
}

const reports = join(workspaceRoot, '.data', 'test-reports');
const typedProjects = [
  'packages/kit',
  'packages/launcher',
  'shell',
  'mfe-marketing',
  'mfe-mockup',
  'mfe-chat',
  'mfe-blog',
  'tests',
];

/** A command that passes or fails as a whole. */
const check = (name: string, command: string, args: string[]): Step => ({
  name,
  group: 'check',
  run: async () => {
    const { code } = await runCommand(command, args);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

const steps: Step[] = [
  check('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  ...typedProjects.map((project) =>
    check(`types of ${project}`, 'tsc', ['--noEmit', '-p', project]),
  ),
  check('dependency rules', 'depcruise', [
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
  ]),
  check('unused code', 'knip', []),
  {
    name: 'unit, contract and API tests',
    group: 'unit',
    run: async () => {
      const file = join(reports, 'vitest.json');
      const { code } = await runCommand('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]);
      return vitestCounts(file, code);
    },
  },
  {
    name: 'browser tests',
    group: 'e2e',
    run: async () => {
      const file = join(reports, 'playwright.json');
      const playwright = ['--filter', '@northloop/tests', 'exec', 'playwright', 'test'];
      const { code } = await runCommand('pnpm', playwright, {
        CHROMIUM_PATH: await ensureChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
      return playwrightCounts(file, code);
    },
  },
];

/** `pnpm test [check|unit|e2e]`: everything that CI runs, to the end even when a step fails, and the sum of it. */
async function main(group: string | undefined): Promise<number> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const total: Counts = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const step of steps.filter((each) => !group || each.group === group)) {
    const begin = Date.now();
    process.stdout.write(`\n── ${step.name}\n`);
    const { passed, failed, again = 0 } = await step.run();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    const secondGo = again > 0 ? ` (${again} at the second go, named above as flaky)` : '';
    lines.push(
      `${failed === 0 ? '✓' : '✗'} ${step.name}: ${passed} passed${secondGo}, ${failed} failed, ${seconds} s`,
    );
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv[2]);
