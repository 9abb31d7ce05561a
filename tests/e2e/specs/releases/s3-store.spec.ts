import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MODULE_NAMES } from '@northloop/contracts';
import { temporaryFolder } from '@northloop/testing/temporary-folder';
import { expect } from '@playwright/test';
import { builtRelease } from '../../../fixtures/modules/release-store';
import { servedVersion } from '../../../fixtures/site/site-status';
import { startSite } from '../../../fixtures/site/start-site';
import { startUntilLine } from '../../../fixtures/site/start-until-line';
import { watchPage } from '../../../fixtures/site/watch-page';
import { test } from '../../fixtures/site-test';

const workspaceRoot = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);

/** The key that the local S3 server knows. */
const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'us-east-1',
};

const startS3 = (folder: string) =>
  startUntilLine(
    ['--import', 'tsx', 'packages/federation/testing/s3-server-cli.ts', folder],
    /Store at (\S+)/,
    { cwd: workspaceRoot },
  );

test('a site follows a store on S3, and stands on its copies when S3 is away', {
  tag: ['@releases', '@long'],
}, async ({ page, apiOrigin }) => {
  const folder = await temporaryFolder();
  const { child: server, found: location } = await startS3(folder.path);
  const release = (...args: string[]) =>
    run(
      process.execPath,
      ['packages/federation/dist/release-cli.js', ...args, '--store', location, '--by', 'test'],
      { cwd: workspaceRoot, env: { ...process.env, ...CREDENTIALS } },
    );
  try {
    for (const module of MODULE_NAMES) {
      await release('publish', module, '--from', builtRelease(module));
      await release('promote', module, 'latest', '--skip-gate', 'the first of its store');
    }
    const site = await startSite({
      RELEASE_STORE: location,
      API_ORIGIN: apiOrigin,
      ...CREDENTIALS,
    });
    try {
      const problems = watchPage(page);
      await page.goto(`${site.url}/blog`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const module of MODULE_NAMES) {
        expect(await servedVersion(site.url, module)).not.toBeNull();
      }
      const closed = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await closed;
      await expect.poll(site.log).toContain('release store cannot be read');
      await page.goto(`${site.url}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(problems.list).toEqual([]);
    } finally {
      await site.dispose();
    }
  } finally {
    server.kill('SIGTERM');
    await folder.remove();
  }
});
