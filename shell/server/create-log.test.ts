import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';

const program = `
  import { createLog } from ${JSON.stringify(new URL('create-log.ts', import.meta.url).href)};
  const log = createLog('info');
  process.once('message', () => {
    for (let line = 0; line < 3; line += 1) log.info('nobody reads this');
    process.exit(0);
  });
  process.send('ready');`;

describe('createLog', () => {
  it('lets a process end whose output nobody reads any more', async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
    );
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    const ended = once(child, 'exit');
    await once(child, 'message');
    child.stdout?.destroy();
    child.send('end');
    expect(await ended).toEqual([0, null]);
  }, 60_000);
});
