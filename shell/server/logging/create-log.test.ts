import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';

const modulePath = JSON.stringify(new URL('create-log.ts', import.meta.url).href);

/** Runs a program that has a log. */
const startProgram = (program: string) => {
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval'],
      `import { createLog } from ${modulePath}; const log = createLog('info'); ${program}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
};

const endsLater = `
  process.once('message', () => {
    for (let line = 0; line < 3; line += 1) log.info('nobody reads this');
    process.exit(0);
  });
  process.send('ready');`;

describe('createLog', () => {
  it('lets a process end whose output nobody reads any more', async () => {
    const child = startProgram(endsLater);
    const ended = once(child, 'exit');
    await once(child, 'message');
    child.stdout?.destroy();
    child.send('end');
    expect(await ended).toEqual([0, null]);
  });

  it('writes no key of a visitor’s', async () => {
    const child = startProgram(
      `log.warn({ path: '/api/chatbot/history/conv_1764422400000_0123456789abcdef0123456789abcdef' }, 'away');
       process.disconnect();`,
    );
    const line: unknown = JSON.parse(await text(child.stdout ?? Readable.from([])));
    expect(line).toMatchObject({ msg: 'away', path: '/api/chatbot/history/[id]' });
  });
});
