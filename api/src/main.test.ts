import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContactResponse } from '@northloop/contracts';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPglite } from './database/pglite/open-pglite.js';
import { contacts } from './database/schema.js';

const LEADS = fileURLToPath(new URL('../dist/leads/leads-cli.js', import.meta.url));
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A running API process and its output. */
interface Running {
  child: ChildProcess;
  output(): string;
  /** Resolves with the address when the process reports that it is ready. */
  ready: Promise<string>;
  exit: Promise<number | null>;
}

function start(dataDir: string, cwd: string, settings: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [MAIN], {
    cwd,
    env: {
      PATH: process.env.PATH,
      TMPDIR: dataDir,
      API_PORT: '0',
      DATA_DIR: dataDir,
      // No load balancer has to notice the stop.
      STOP_DELAY_SECONDS: '0',
      ...settings,
    },
  });
  let output = '';
  const ready = new Promise<string>((resolve) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /API ready on (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output: () => output, ready, exit };
}

/** Runs a command with another temporary folder than the API's, as a different service would have. */
async function leads(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [LEADS, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, stdout };
}

// Each process opens a separate database, which takes seconds on a busy machine.
describe('the API process', () => {
  let folder = '';
  const started: Running[] = [];
  const run = (...args: Parameters<typeof start>) => {
    const running = start(...args);
    started.push(running);
    return running;
  };

  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    for (const { child, exit } of started.splice(0)) {
      child.kill('SIGKILL');
      await exit;
    }
  });

  it('keeps every acknowledged contact through a sudden death, from any working directory', async () => {
    const first = run(folder, tmpdir());
    const body = JSON.stringify({ name: 'Dana', email: 'dana@bakery.example', message: 'Hello' });
    const response = await fetch(`${await first.ready}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(201);
    first.child.kill('SIGKILL');
    await first.exit;

    const second = run(folder, '/');
    const ready = await fetch(`${await second.ready}/api/health/ready`);
    expect(ready.status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    expect(second.output()).toContain('Stopped');

    const { database, close } = await openPglite(folder);
    const { contactId } = (await response.json()) as ContactResponse;
    expect(await database.select({ id: contacts.id }).from(contacts)).toEqual([{ id: contactId }]);
    await close();
  });

  it('runs lead commands while the embedded database is open, and when it is not', async () => {
    const running = run(folder, '/');
    await fetch(`${await running.ready}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Dana', email: 'dana@bakery.example', message: 'Hello' }),
    });
    expect((await leads(folder, 'list')).stdout).toContain('dana@bakery.example');
    expect(await leads(folder, 'dance')).toMatchObject({ status: 1, stdout: '' });
    running.child.kill('SIGTERM');
    await running.exit;
    expect((await leads(folder, 'forget', 'dana@bakery.example')).stdout).toContain('1 lead(s)');
  });

  it('begins anew where the first start was killed before its database was whole', async () => {
    await mkdir(join(folder, 'pglite'));
    await writeFile(join(folder, 'pglite', 'PG_VERSION'), '17\n');
    await writeFile(join(folder, 'pglite.unfinished'), '');
    const running = run(folder, '/');
    expect((await fetch(`${await running.ready}/api/health/ready`)).status).toBe(200);
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
    expect(await readdir(folder)).toEqual(['pglite']);
  });

  it('refuses a folder that another process has open', async () => {
    await run(folder, '/').ready;
    const second = run(folder, '/');
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain('is in use by another process');
  });

  it('ends when its port is taken, names the setting, and leaves the database closed', async () => {
    const { port } = new URL(await listen(() => {}));
    const running = run(folder, '/', { API_PORT: port });
    expect(await running.exit).toBe(1);
    expect(running.output()).toContain(`Port ${port} on 127.0.0.1 is taken`);
    expect(running.output()).toContain('API_PORT');
    expect(running.output()).not.toContain('    at ');
    await (await openPglite(folder)).close();
  });

  it('names every bad setting and ends', async () => {
    const running = run(folder, '/', { API_PORT: 'ten', LOG_LEVEL: 'loud' });
    expect(await running.exit).toBe(1);
    expect(running.output()).toContain('API_PORT must be');
    expect(running.output()).toContain('LOG_LEVEL must be');
  });
});
