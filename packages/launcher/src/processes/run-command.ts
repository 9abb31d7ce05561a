import { spawn } from 'node:child_process';
import { workspaceRoot } from '../workspace';

export interface CommandOptions {
  env?: Readonly<Record<string, string>>;
  /** Put in front of each line of output if several commands run side by side. */
  label?: string;
}

export interface CommandResult {
  code: number;
}

/** Passes text on in whole lines, each with a label in front. */
function labelLines(label: string, write: (text: string) => void) {
  let rest = '';
  return {
    write(text: string) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) write(lines.map((line) => `${label} │ ${line}\n`).join(''));
    },
    end() {
      if (rest !== '') write(`${label} │ ${rest}\n`);
    },
  };
}

/** Runs a command in the workspace to its end, showing its output as it comes. A command that cannot start fails with 127. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, label }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: workspaceRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const show = (target: NodeJS.WriteStream) => {
      const write = (text: string) => {
        target.write(text);
      };
      return label === undefined ? { write, end() {} } : labelLines(label, write);
    };
    const shown = [show(process.stdout), show(process.stderr)] as const;
    for (const [stream, { write }] of [
      [child.stdout, shown[0]],
      [child.stderr, shown[1]],
    ] as const) {
      stream.setEncoding('utf8').on('data', write);
    }
    const end = (code: number) => {
      for (const each of shown) each.end();
      resolve({ code });
    };
    child.once('error', (error) => {
      process.stderr.write(`${command} cannot be started: ${error.message}\n`);
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
