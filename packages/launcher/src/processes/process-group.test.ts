import type { ChildProcess } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createProcessGroup } from './process-group';

const realSetTimeout = globalThis.setTimeout;

/** A group whose processes end with the test, even if it fails. */
async function setUp() {
  const folder = await temporaryFolder();
  const lines: string[] = [];
  const group = createProcessGroup((name, line) => lines.push(`${name}: ${line}`));
  const children: ChildProcess[] = [];
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  const node = (name: string, code: string, env: Record<string, string> = {}) => {
    const child = group.start({
      name,
      args: ['-e', code],
      cwd: folder,
      env,
    });
    children.push(child);
    return child;
  };
  /** Waits until a process has written its file and returns the text. Uses real time, even with fake timers. */
  const ready = async (file: string): Promise<string> => {
    for (;;) {
      const text = await readFile(join(folder, file), 'utf8').catch(() => '');
      if (text) return text;
      await new Promise((resolve) => realSetTimeout(resolve, 20));
    }
  };
  return { group, node, ready, folder, lines };
}

/** Code of a process that writes a file when it is ready and runs until it is stopped. */
const living = (file: string, more = '') =>
  `${more}; setInterval(() => {}, 1000); require('fs').writeFileSync(${JSON.stringify(file)}, process.cwd() + ' ' + process.env.GREETING)`;

const isSettled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(() => true),
    new Promise((resolve) => setTimeout(resolve, 100, false)),
  ]);

describe('createProcessGroup', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts processes where and with what they are told', async () => {
    const { group, node, ready, folder } = await setUp();
    node('first', living('first.txt'), { GREETING: 'hello' });
    expect(await ready('first.txt')).toBe(`${folder} hello`);
    await group.stop();
  });

  it('gives them nothing of its own environment', async () => {
    vi.stubEnv('WEBHOOK_SECRET', 'secret');
    const { group, node, ready } = await setUp();
    node('first', `require('fs').writeFileSync('seen.txt', 'seen ' + process.env.WEBHOOK_SECRET)`);
    expect(await ready('seen.txt')).toBe('seen undefined');
    await group.stop();
  });

  it('stops them all, and is not surprised by that', async () => {
    const { group, node, ready } = await setUp();
    const [first, second] = [
      node('first', living('first.txt')),
      node('second', living('second.txt')),
    ];
    await Promise.all([ready('first.txt'), ready('second.txt')]);
    await group.stop();
    expect(first.signalCode).toBe('SIGTERM');
    expect(second.signalCode).toBe('SIGTERM');
    await expect(isSettled(group.firstExit)).resolves.toBe(false);
  });

  it('lets a process finish what it is doing', async () => {
    const { group, node, ready, folder } = await setUp();
    const finish = `process.on('SIGTERM', () => setTimeout(() => { require('fs').writeFileSync('done.txt', 'x'); process.exit(0) }, 100))`;
    const child = node('careful', living('careful.txt', finish));
    await ready('careful.txt');
    await group.stop();
    expect(child.exitCode).toBe(0);
    await access(join(folder, 'done.txt'));
  });

  it('ends a process that does not stop when it is asked to, after ten seconds', async () => {
    const { group, node, ready } = await setUp();
    const child = node(
      'stubborn',
      living(
        'stubborn.txt',
        `process.on('SIGTERM', () => require('fs').writeFileSync('asked.txt', 'x'))`,
      ),
    );
    await ready('stubborn.txt');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopping = group.stop();
    await ready('asked.txt');
    vi.advanceTimersByTime(9_900);
    await new Promise((resolve) => realSetTimeout(resolve, 50));
    expect(child.signalCode).toBeNull();
    vi.advanceTimersByTime(200);
    await stopping;
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('names the first process that ends by itself, with what it wrote', async () => {
    const { group, node, ready, lines } = await setUp();
    node('lasting', living('lasting.txt'));
    await ready('lasting.txt');
    node('short', `console.log('to the end'); console.error('of it'); process.exitCode = 3`);
    const end = await group.firstExit;
    expect(end).toMatchObject({ name: 'short', how: 'code 3' });
    expect(end.lastLines.trimEnd().split('\n').sort()).toEqual(['  of it', '  to the end']);
    expect(lines.sort()).toEqual(['short: of it', 'short: to the end']);
    await group.stop();
  });

  it('names a process that could not be started', async () => {
    const { group, folder } = await setUp();
    group.start({
      name: 'no such thing',
      args: [],
      cwd: join(folder, 'gone'),
      env: {},
    });
    await expect(group.firstExit).resolves.toMatchObject({
      name: 'no such thing',
      how: expect.stringContaining('ENOENT'),
    });
    await group.stop();
  });

  it('starts nothing once it is stopping: nobody would stop it', async () => {
    const { group, node } = await setUp();
    await group.stop();
    expect(() => node('late', living('late.txt'))).toThrow('late was not started');
  });

  it('stops at once when nothing runs any more', async () => {
    const { group, node } = await setUp();
    node('short', '');
    await group.firstExit;
    await group.stop();
    await group.stop();
  });
});
