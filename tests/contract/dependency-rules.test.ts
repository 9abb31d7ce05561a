import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Violation {
  rule: { name: string };
  from: string;
}

/** Names of the rules that files below some folders break. */
async function brokenRules(...folders: string[]): Promise<string[]> {
  const { stdout } = await run(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  ).catch((failure: { stdout: string }) => failure);
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

/** One file that breaks one rule, planted for as long as the check runs. */
const plants: { breaks: string; file: string; code: string; folders: string[] }[] = [
  {
    breaks: 'modules-stand-alone',
    file: 'mfe-blog/src/planted-violation.ts',
    code: "import { chatModule } from '../../mfe-chat/module';\nexport const planted = chatModule;\n",
    folders: ['mfe-blog/src/planted-violation.ts'],
  },
  {
    breaks: 'modules-stand-alone',
    file: 'mfe-chat/src/planted-violation.ts',
    code: "import type { SiteRoute } from '../../shell/src/routing/route-table';\nexport type Planted = SiteRoute;\n",
    folders: ['mfe-chat/src/planted-violation.ts'],
  },
  {
    breaks: 'federation-only-in-vite-config',
    file: 'mfe-blog/src/planted-violation.ts',
    code: "import { sha256 } from '../../packages/federation/src/describe-files';\nexport const planted = sha256;\n",
    folders: ['mfe-blog/src/planted-violation.ts'],
  },
  {
    breaks: 'shell-knows-no-module',
    file: 'shell/src/planted-violation.ts',
    code: "import { blogModule } from '../../mfe-blog/module';\nexport const planted = blogModule;\n",
    folders: ['shell/src/planted-violation.ts'],
  },
  {
    breaks: 'contracts-import-nothing',
    file: 'packages/contracts/src/planted-violation.ts',
    code: "import { join } from 'node:path';\nexport const planted = join;\n",
    folders: ['packages/contracts/src/planted-violation.ts'],
  },
  {
    breaks: 'packages-know-no-application',
    file: 'packages/kit/src/planted-violation.ts',
    code: "import { blogModule } from '../../../mfe-blog/module';\nexport const planted = blogModule;\n",
    folders: ['packages/kit/src/planted-violation.ts'],
  },
  {
    breaks: 'kit-ui-has-no-state',
    file: 'packages/kit/src/ui/planted-violation.ts',
    code: "import { useSiteStore } from '../store/site-store';\nexport const planted = useSiteStore;\n",
    folders: ['packages/kit/src/ui/planted-violation.ts'],
  },
  {
    breaks: 'api-imports-contracts-only',
    file: 'api/src/planted-violation.ts',
    code: "import { siteConfig } from '../../packages/kit/src/site-config';\nexport const planted = siteConfig;\n",
    folders: ['api/src/planted-violation.ts'],
  },
  {
    breaks: 'tests-go-through-the-network',
    file: 'tests/contract/planted-violation.ts',
    code: "import { siteConfig } from '../../packages/kit/src/site-config';\nexport const planted = siteConfig;\n",
    folders: ['tests/contract/planted-violation.ts'],
  },
];

describe('dependency rules', () => {
  afterEach(async () => {
    for (const { file } of plants) await rm(join(root, file), { force: true });
  });

  for (const { breaks, file, code, folders } of plants) {
    it(`${breaks} catches ${file}`, async () => {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), code);
      expect(await brokenRules(...folders)).toContain(breaks);
    });
  }
});
