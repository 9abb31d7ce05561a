import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { workspaceRoot } from '../command-context.js';
import { CommandFailure } from '../command-failure.js';
import { buildEnvironment } from './build-environment.js';

/**
 * The pnpm that runs this process, because it may not be on the path. Outside of `pnpm release`: the pnpm on the path.
 */
function pnpmCommand(): [command: string, ...args: string[]] {
  const { npm_execpath: path = '' } = process.env;
  if (!basename(path).startsWith('pnpm')) return ['pnpm'];
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
}

/**
 * Builds packages of the workspace, each only if its sources have changed.
 * @throws {CommandFailure} if a build fails; its output says why.
 */
export async function buildParts(...packages: string[]): Promise<void> {
  const [command, ...before] = pnpmCommand();
  const filters = packages.flatMap((name) => ['--filter', name]);
  const child = spawn(command, [...before, ...filters, 'run', 'build'], {
    cwd: workspaceRoot,
    env: buildEnvironment(process.env),
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', (cause) => {
      reject(new CommandFailure(`Could not run ${command}: use "pnpm release"`, { cause }));
    });
  });
  if (code !== 0) throw new CommandFailure(`${packages.join(' and ')} could not be built`);
}
