import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
const limiter = new URL('limit-processor-time.ts', import.meta.url).href;

/** How a process ends that may take two seconds of the processor and then does something. */
async function endOf(work: string): Promise<unknown[]> {
  const source = `import { limitProcessorTime } from '${limiter}'; limitProcessorTime(2000); ${work}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', source],
    { cwd: workspaceRoot, stdio: 'inherit' },
  );
  return once(child, 'close');
}

it('stops a loop without end', async () => {
  expect(await endOf('for (;;);')).toEqual([null, 'SIGKILL']);
}, 30_000);

it('lets a process wait for longer than that, and end by itself', async () => {
  expect(await endOf('setTimeout(() => {}, 3000);')).toEqual([0, null]);
}, 30_000);
