import { spawn } from 'node:child_process';
import { workspaceRoot } from './workspace';

export interface CommandResult {
  code: number;
  /** Everything the command wrote, in order. */
  output: string;
  seconds: number;
}

/** Runs a command in the workspace to its end, showing its output as it comes. A command that cannot start fails with 127. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const begin = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: workspaceRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      target.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const end = (code: number) =>
      resolve({ code, output, seconds: Math.round((Date.now() - begin) / 100) / 10 });
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
