import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

/** A module's source file. */
const SOURCE = 'mfe-chat/module.ts';

let clone = '';

/** The environment without what the test runner has put there: builds differ within tests. */
const userEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|TEST|VITEST.*)$/.test(name)),
  );

/** Runs `pnpm dev` in the clone and resolves with the address that it says. */
async function dev(args: string[], ready: RegExp): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn('node', ['--import', 'tsx', 'packages/launcher/src/dev.ts', ...args], {
    cwd: clone,
    env: { ...userEnvironment(), PORT: '0', API_PORT: '0', DEV_PORT_CHAT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        const found = ready.exec(line)?.[1];
        if (found) resolve(found);
      });
    }
    void closed.then(() => reject(new Error(lines.join('\n'))));
  });
  return { url, child };
}

describe('a fresh clone', () => {
  beforeAll(async () => {
    clone = await mkdtemp(join(tmpdir(), 'fresh-clone-'));
    execFileSync('git', ['clone', '--quiet', '--no-local', '--depth', '1', workspaceRoot, clone]);
    execFileSync('pnpm', ['install', '--prefer-offline', '--frozen-lockfile'], { cwd: clone });
  });
  afterAll(() => rm(clone, { recursive: true, force: true }));

  it('develops one module: the page is up and an edit is served', async () => {
    const { url } = await dev(['chat'], /Developing chat on (http:\/\/\S+)/);
    expect((await fetch(url)).status).toBe(200);
    const page = await (await fetch(url)).text();
    const server = /http:\/\/localhost:\d+(?=\/)/.exec(page.replaceAll(url, ''))?.[0];
    expect(server, 'the page names the module’s development server').toBeDefined();
    const file = join(clone, SOURCE);
    await writeFile(file, `${await readFile(file, 'utf8')}\nexport const edited = 'just now';\n`);
    await expect
      .poll(async () => (await fetch(`${server}/module.ts`)).text(), { timeout: 60_000 })
      .toContain('just now');
  });

  it('shows a module alone on its bench', async () => {
    const { url } = await dev(['chat', '--alone'], /chat alone on (http:\/\/\S+)/);
    expect(await (await fetch(url)).text()).toContain('<title>Bench</title>');
  });
});
