import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

const WATCH = new URL('../fixtures/api/watch-event-loop.mjs', import.meta.url).href;

/** Runs code between two messages, and resolves with how long it blocked the event loop, in milliseconds. */
async function holdOf(work: string): Promise<number> {
  const script = `setInterval(() => {}, 60_000);
    process.on('message', (text) => { if (text === 'work') { ${work} } });`;
  const child = spawn(process.execPath, ['--import', WATCH, '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  const ask = async (text: string): Promise<number> => {
    child.send(text);
    const [ms] = await once(child, 'message');
    return Number(ms);
  };
  await ask('work');
  return ask('how long');
}

it('tells how long a computation holds the event loop', async () => {
  const work = `const start = process.cpuUsage(); let used;
    do { used = process.cpuUsage(start); } while (used.user + used.system < 200_000);`;
  expect(await holdOf(work)).toBeGreaterThan(150);
});

it('does not count time in which something else has the processor', async () => {
  const work = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);';
  expect(await holdOf(work)).toBeLessThan(50);
});
