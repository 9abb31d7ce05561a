import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { ensureNode } from './ensure-node';

/**
 * `tsx tests/node-versions/run-with-node.ts 24 vitest run --project unit`: runs a command, and everything that it
 * starts, with another Node version than the installed one.
 */
async function main([major, command, ...args]: readonly string[]): Promise<number> {
  if (!major || !command) {
    process.stderr.write('Say which Node, and what to run with it: 24 vitest run --project unit\n');
    return 2;
  }
  const programs = await ensureNode(major);
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(command, args, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

process.exitCode = await main(process.argv.slice(2));
