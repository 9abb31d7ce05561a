import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/node-versions', import.meta.url));

/**
 * Folder of a Node's programs. What is not there yet comes from the npm registry, which has Node for each platform; the
 * project's own packages stay as they are, as the native ones among them are made for a platform and not for a Node.
 * @param major such as `24`.
 * @throws when it cannot be had.
 */
export async function ensureNode(major: string): Promise<string> {
  const folder = join(cache, major);
  const name = `node-${process.platform}-${process.arch}`;
  const programs = join(folder, 'node_modules', name, 'bin');
  if (!existsSync(join(programs, 'node'))) {
    await mkdir(folder, { recursive: true });
    const { status } = spawnSync(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${major}`],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    if (status !== 0) throw new Error(`Node ${major} could not be had from the npm registry.`);
  }
  return programs;
}
