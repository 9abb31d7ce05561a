import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import { expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('../dist/serve-module-cli.js', import.meta.url));

it('ends with one line that names the option when its port is taken', async () => {
  const { port } = new URL(await listen(() => {}));
  const folder = await temporaryFolder({ 'release.json': '{}' });
  const child = spawn(process.execPath, [COMMAND, folder, '--port', port], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(await said).toBe(`Port ${port} on 127.0.0.1 is taken. Choose another port with --port.\n`);
});
