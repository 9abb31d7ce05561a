import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPortListener } from './port-listener';

describe.runIf(process.platform === 'linux')('findPortListener', () => {
  it('names the process that listens, in one short line', async () => {
    const script = `// ${'long '.repeat(40)}
      const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
        process.send(server.address().port);
      });`;
    const child = spawn(process.execPath, ['--eval', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    onTestFinished(() => void child.kill());
    const [port] = (await once(child, 'message')) as [number];
    const listener = await findPortListener(port);
    expect(listener).toMatchObject({ pid: child.pid, parent: process.pid });
    expect(listener?.command).toMatch(/^\S*node --eval \/\/ long long.{0,100}…$/);
    expect(listener?.command).toHaveLength(120);
  });

  it('finds nobody on a port that is free', async () => {
    await expect(findPortListener(1)).resolves.toBeNull();
  });
});
