import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listen } from '@northloop/testing/vitest';
import { expect, it } from 'vitest';

/** A shell without pages, which holds its process with work of its own as the real one does. */
const PROGRAM = `
  import { createServer } from 'node:http';
  import { startServer } from './start-server.ts';
  setInterval(() => {}, 1000);
  const port = Number(process.argv.at(-1));
  startServer(createServer(), { stop() {} }, { host: '127.0.0.1', port }, { info() {} });
`;

it('ends with one line that names the setting when its port is taken', async () => {
  const port = new URL(await listen(() => {})).port;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM, port],
    { cwd: fileURLToPath(new URL('.', import.meta.url)), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(await said).toBe(
    `Port ${port} on 127.0.0.1 is taken. Stop what listens there, or set PORT to another port.\n`,
  );
});
