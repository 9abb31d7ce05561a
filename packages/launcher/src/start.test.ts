import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { eventually } from '@northloop/testing/eventually';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findLeftBehind, LEFT_BEHIND_VARIABLE } from './processes/left-behind';
import { workspaceRoot } from './workspace';

/** Runs the launcher as `pnpm start` does, on the existing build and with a new data folder. */
async function launch(env: Record<string, string>) {
  const dataDir = await temporaryFolder();
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', 'packages/launcher/src/start.ts'],
    {
      cwd: workspaceRoot,
      env: { ...process.env, PORT: '0', API_PORT: '0', DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  const out: string[] = [];
  const err: string[] = [];
  const closed = once(child, 'close');
  let isReady = (_url: string) => {};
  const ready = new Promise<string>((resolve) => {
    isReady = resolve;
  });
  const take = (lines: string[]) => (line: string) => {
    lines.push(line);
    const url = /The site is ready on (http:\/\/\S+)/.exec(line)?.[1];
    if (url) isReady(url);
  };
  if (child.stdout) createInterface({ input: child.stdout }).on('line', take(out));
  if (child.stderr) createInterface({ input: child.stderr }).on('line', take(err));
  return { child, out, err, closed, ready };
}

const takePort = async (answer = ''): Promise<string> =>
  new URL(await listen((_, response) => response.end(answer))).port;

describe('pnpm start', () => {
  it('names every bad setting, and starts nothing', async () => {
    const { closed, out, err } = await launch({
      PORT: 'http',
      TRUST_PROXY: 'yes',
      DEV_PORT_CHAT: '65536',
      LOG_FORMAT: 'xml',
    });
    const [code] = await closed;
    expect(code).toBe(1);
    expect(err.slice(1).sort()).toEqual([
      '  DEV_PORT_CHAT must be a whole number from 0 to 65535, not "65536"',
      '  LOG_FORMAT must be text or json, not "xml"',
      '  PORT must be a whole number from 0 to 65535, not "http"',
      '  TRUST_PROXY must be a whole number from 0 to 10, not "yes"',
    ]);
    expect(out).toEqual([]);
  });

  it.each(['API_PORT', 'PORT'])(
    'ends before anything is started when the port of %s is taken, naming who has it',
    async (variable) => {
      const port = await takePort();
      const { closed, out, err } = await launch({ [variable]: port });
      const [code] = await closed;
      expect(code).toBe(1);
      const last = err.at(-1);
      expect(last).toContain(`Port ${port} is taken by `);
      expect(last).toContain(`set ${variable} to another port`);
      if (process.platform === 'linux') expect(last).toContain(`process ${process.pid} `);
      expect(out).toEqual([]);
    },
  );

  it('says that a site runs already, and how to have another one', async () => {
    const port = await takePort('{"modules":{}}');
    const { closed, err } = await launch({ PORT: port });
    const [code] = await closed;
    expect(code).toBe(1);
    expect(err.at(-1)).toContain(
      `The site is already running on http://localhost:${port}. Stop it with`,
    );
  });

  it('says once that it is ready, without a warning, and leaves nothing when it is killed', async () => {
    const run = randomUUID();
    const { child, out, err, closed, ready } = await launch({
      LOG_FORMAT: 'text',
      METRICS_TOKEN: 'a-password-of-the-api',
      // On a busy machine pages may take longer than visitors would wait, and the shell would log a warning.
      PAGE_DATA_LIMIT_MS: '60000',
      [LEFT_BEHIND_VARIABLE]: run,
    });
    const url = await ready;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${url}/api/services`)).status).toBe(200);
    expect(out.filter((line) => line.includes('ready on http'))).toHaveLength(3);
    expect(out.filter((line) => line.includes('The site is ready'))).toHaveLength(1);
    expect(out.filter((line) => /^\d\d:\d\d:\d\d \S.* (warn|error|fatal):/.test(line))).toEqual([]);
    expect(out.filter((line) => line.startsWith('{'))).toEqual([]);
    expect(err).toEqual([]);

    const parts = await findLeftBehind(run);
    // The launcher, the API, a server for each of the four modules and the shell.
    if (process.platform === 'linux') {
      expect(parts).toHaveLength(7);
      const knowing: string[] = [];
      for (const { pid, command } of parts) {
        const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
        if (environment.includes('a-password-of-the-api')) knowing.push(command);
      }
      // Modules run in the shell, so it must not know the API's passwords.
      expect(knowing.filter((command) => !/start\.ts|api\/dist/.test(command))).toEqual([]);
      expect(knowing.some((command) => command.includes('api/dist'))).toBe(true);
    }

    child.kill('SIGKILL');
    await closed;
    await eventually(async () => expect(await findLeftBehind(run)).toEqual([]));
  });
});
