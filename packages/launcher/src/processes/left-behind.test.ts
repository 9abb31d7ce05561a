import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { findLeftBehind, LEFT_BEHIND_VARIABLE, waitUntilNoneLeft } from './left-behind';

it('finds the processes of a run, also those whose parent has ended, and of no other run', async () => {
  const run = randomUUID();
  // The shell exits at once and leaves its child without a parent.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!'], {
    env: { ...process.env, [LEFT_BEHIND_VARIABLE]: run },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const orphan = Number(line.toString());
  await once(parent, 'exit');

  expect(await findLeftBehind(run)).toEqual([{ pid: orphan, command: 'sleep 60' }]);
  expect(await findLeftBehind(randomUUID())).toEqual([]);

  process.kill(orphan);
  expect(await waitUntilNoneLeft(run)).toEqual([]);
});
