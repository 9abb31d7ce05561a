#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveModule } from './serve/serve-module.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const folder = positionals[0];
if (!folder) {
  process.stderr.write('Usage: serve-module <folder> [--port 5101] [--host 127.0.0.1]\n');
  process.exit(2);
}

const server = serveModule(resolve(folder));
server.once('error', ({ code }: NodeJS.ErrnoException) => {
  const what = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
  process.stderr.write(
    `Port ${values.port} on ${values.host} ${what}. Choose another port with --port.\n`,
  );
  process.exit(1);
});
server.listen(Number(values.port), values.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : values.port;
  process.stdout.write(`Serving ${folder} on http://${values.host}:${port}\n`);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
