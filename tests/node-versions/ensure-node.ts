import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/node-versions', import.meta.url));

/**
 * Folder with the programs of a Node version. A missing version is installed from the npm registry, which has Node for
 * each platform. The project's packages need no reinstallation, since the native ones only depend on the platform.
 * @param major such as `24`.
 * @throws if it cannot be installed.
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
