import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { HANG_LIMIT_MS } from '@northloop/testing/hang-limit';
import { type TemporaryFolder, temporaryFolder } from '@northloop/testing/temporary-folder';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';
import { chromiumLaunch } from '../chromium-launch';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

let clone = '';

/**
 * The environment without the variables of the test runner, which would change builds, and without the paths to other
 * packages' dependencies, which pnpm adds for the commands that it starts.
 */
const userEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_ENV|NODE_PATH|TEST|VITEST.*)$/.test(name),
    ),
  );

const FREE_PORTS = Object.fromEntries(
  [
    'PORT',
    'API_PORT',
    ...['MARKETING', 'MOCKUP', 'CHAT', 'BLOG'].map((name) => `DEV_PORT_${name}`),
  ].map((variable) => [variable, '0']),
);

/** Runs the launcher in the clone until the test ends, and resolves with the address that it prints. */
async function launch(command: 'start' | 'dev', args: string[], ready: RegExp): Promise<string> {
  const script = `packages/launcher/src/${command}.ts`;
  const child: ChildProcess = spawn('node', ['--import', 'tsx', script, ...args], {
    cwd: clone,
    env: { ...userEnvironment(), ...FREE_PORTS, DATA_DIR: join(clone, '.data', command) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  const lines: string[] = [];
  return new Promise<string>((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      if (!input) continue;
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        const found = ready.exec(line)?.[1];
        if (found) resolve(found);
      });
    }
    void closed.then(() => reject(new Error(lines.join('\n'))));
  });
}

/** Changes a source file of the clone, and restores it when the test ends. */
async function edit(path: string, change: (source: string) => string): Promise<void> {
  const file = join(clone, path);
  const source = await readFile(file, 'utf8');
  onTestFinished(() => writeFile(file, source));
  await writeFile(file, change(source));
}

async function openPage(url: string): Promise<Page> {
  const browser = await chromium.launch(chromiumLaunch);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(HANG_LIMIT_MS);
  await page.goto(url);
  return page;
}

const openChat = (page: Page) => page.getByRole('button', { name: /chat with/i });

describe('a fresh clone', () => {
  let folder: TemporaryFolder;
  beforeAll(async () => {
    folder = await temporaryFolder();
    clone = folder.path;
    execFileSync('git', ['clone', '--quiet', '--no-local', '--depth', '1', workspaceRoot, clone]);
    execFileSync('pnpm', ['install', '--prefer-offline', '--frozen-lockfile'], { cwd: clone });
  });
  afterAll(() => folder.remove());

  it('develops one module: an edit shows on the open page, and so does an error thrown while rendering', async () => {
    const page = await openPage(await launch('dev', ['chat'], /Developing chat on (http:\/\/\S+)/));
    await openChat(page).waitFor();

    const launcher = 'mfe-chat/src/assistant/chat-launcher.tsx';
    await edit(launcher, (source) =>
      source.replace('type="button"', 'type="button" title="Edited just now"'),
    );
    await page.getByTitle('Edited just now').waitFor();

    await edit(launcher, (source) =>
      source.replace(
        'const Icon',
        "if (isOpen) throw new Error('Thrown on purpose');\n  const Icon",
      ),
    );
    await openChat(page).click();
    await page.getByText('Thrown on purpose').first().waitFor();
    await page.getByText('The chat assistant could not be loaded.').waitFor();
  });

  it('develops all modules', async () => {
    const url = await launch(
      'dev',
      [],
      /Developing marketing, mockup, chat, blog on (http:\/\/\S+)/,
    );
    const page = await openPage(`${url}/blog`);
    await page.getByRole('searchbox').waitFor();
    await openChat(page).waitFor();
    await page.goto(url);
    await page.getByRole('button', { name: /generate/i }).waitFor();
  });

  it('develops a module between those of a running site', async () => {
    const site = await launch('start', [], /The site is ready on (http:\/\/\S+)/);
    const page = await openPage(
      await launch('dev', ['chat', '--site', site], /Developing chat on (http:\/\/\S+) between/),
    );
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openChat(page).click();
    await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor();
  });

  it('shows a module alone, with an error thrown while rendering', async () => {
    const page = await openPage(
      `${await launch('dev', ['chat', '--alone'], /chat alone on (http:\/\/\S+)/)}/?slot=site.overlay`,
    );
    await openChat(page).waitFor();
    await edit('mfe-chat/src/assistant/chat-launcher.tsx', (source) =>
      source.replace('const Icon', "throw new Error('Thrown on purpose');\n  const Icon"),
    );
    await page.getByText('Thrown on purpose').first().waitFor();
  });
});
