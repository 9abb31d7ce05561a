import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startUntilLine } from '../../../fixtures/site/start-until-line';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { expect, test } from '../../fixtures/test';

const workspaceRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** Starts a module alone, as its preset does, on any free port and with the API of a running site. */
async function startStandalone(
  module: string,
  site: string,
): Promise<{ url: string; child: ChildProcess }> {
  const folder = join(workspaceRoot, `mfe-${module}`);
  const { child, found: url } = await startUntilLine(
    [
      join(folder, 'node_modules/vite/bin/vite.js'),
      '--mode',
      'standalone',
      '--port',
      '0',
      '--clearScreen',
      'false',
    ],
    /Local:\s+(http:\/\/\S+?)\/?\s/,
    { cwd: folder, env: { ...process.env, API_ORIGIN: site, NO_COLOR: '1' } },
  );
  return { url, child };
}

test('a slot stands alone without a shell', { tag: '@long' }, async ({ page, site }) => {
  const { url, child } = await startStandalone('chat', site.url);
  try {
    await page.goto(`${url}/`);
    await page.getByRole('link', { name: 'site.overlay' }).click();
    await page.getByRole('button', { name: /chat with/i }).click();
    await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
  } finally {
    child.kill('SIGTERM');
  }
});

test('pages stand alone without a shell, in both themes', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const { url, child } = await startStandalone('blog', site.url);
  try {
    await page.goto(`${url}/blog/seo-best-practices-2025`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: '/blog', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.getByRole('button', { name: 'Light' })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  } finally {
    child.kill('SIGTERM');
  }
});
