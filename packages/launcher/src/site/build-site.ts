import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { workspaceRoot } from '../workspace';
import type { Progress } from './progress';

/** Thrown if a part does not build. The message contains the output of the build. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

interface BuildScript {
  wireit: { build: { dependencies: string[] } };
}

/** The line that the build prints when a part is done, whether it was built or already up to date. */
const PART_DONE = /✅ \[.+:build\]/u;

/**
 * Builds what has changed.
 * @throws {BuildError} if a part does not build.
 */
export async function buildSite(progress: Progress): Promise<void> {
  const manifest = await readFile(join(workspaceRoot, 'package.json'), 'utf8');
  const parts = (JSON.parse(manifest) as BuildScript).wireit.build.dependencies.length;
  let done = 0;
  progress.step(() => `Building: ${done} of ${parts} parts`);
  const child = spawn('pnpm', ['build'], {
    cwd: workspaceRoot,
    env: { ...process.env, WIREIT_LOGGER: 'simple' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      output += `${line}\n`;
      if (!PART_DONE.test(line)) return;
      done += 1;
      progress.update();
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += `${error.message}\n`;
      resolve(127);
    });
    child.once('close', resolve);
  });
  if (code !== 0) throw new BuildError(`${output}The site could not be built`);
}
