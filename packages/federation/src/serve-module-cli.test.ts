import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryTree } from '../testing/temporary-tree';

const COMMAND = fileURLToPath(new URL('../dist/serve-module-cli.js', import.meta.url));

it('ends with one line that names the option when its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    other.close();
  });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const folder = await temporaryTree({ 'release.json': '{}' });
  const child = spawn(process.execPath, [COMMAND, folder, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(await said).toBe(`Port ${port} on 127.0.0.1 is taken. Choose another one with --port.\n`);
});
