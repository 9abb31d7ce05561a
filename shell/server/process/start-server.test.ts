import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listen } from '@northloop/testing/vitest';
import { expect, it, onTestFinished } from 'vitest';

/**
 * A shell without pages. A timer keeps its process alive as in the real one. Its arguments are the port, and how long
 * it still answers after the stop signal.
 */
const PROGRAM = `
  import { createServer } from 'node:http';
  import { startServer } from './start-server.ts';
  setInterval(() => {}, 1000);
  const [port, delay] = process.argv.slice(-2).map(Number);
  let status = 200;
  startServer(createServer((_, response) => response.writeHead(status).end()), {
    registry: { stop() {} },
    readiness: { isReady: async () => status === 200, end() { status = 503; } },
    config: { host: '127.0.0.1', port, stop: { delay, limit: 1000 } },
    log: { info: (line) => process.stdout.write(line) },
  });
`;

function startProgram(port: string, delay: number) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM, port, String(delay)],
    { cwd: fileURLToPath(new URL('.', import.meta.url)), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

it('ends with one line that names the setting when its port is taken', async () => {
  const port = new URL(await listen(() => {})).port;
  const child = startProgram(port, 0);
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(await said).toBe(
    `Port ${port} on 127.0.0.1 is taken. Stop the program that uses it, or set PORT to another port.\n`,
  );
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'goes on answering for a while after %s, and ends at once after another one',
  async (signal) => {
    const child = startProgram('0', 600_000);
    const [line] = await once(child.stdout, 'data');
    const url = String(line).replace('Shell ready on ', '').replace('localhost', '127.0.0.1');
    expect((await fetch(url)).status).toBe(200);
    child.kill(signal);
    await expect.poll(async () => (await fetch(url)).status).toBe(503);
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
  },
);

it('ends by itself when it has finished', async () => {
  const child = startProgram('0', 0);
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
