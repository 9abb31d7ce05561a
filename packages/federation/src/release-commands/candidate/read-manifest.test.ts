import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it, vi } from 'vitest';
import { CommandFailure } from '../command-failure';
import { readManifest } from './read-manifest';

/** Writes a `module.ts` with this text. */
const moduleFile = async (text: string) =>
  join(await temporaryFolder({ 'module.ts': text }), 'module.ts');

describe('readManifest', () => {
  it('reads what a module exports', async () => {
    const file = await moduleFile(`
      import type { ModuleManifest } from '@northloop/contracts';
      const name: string = 'blog';
      export const blogModule = { name, exposes: { './list': 'a.tsx' } } as unknown as ModuleManifest;
    `);
    await expect(readManifest(file, 'blog')).resolves.toEqual({
      name: 'blog',
      exposes: { './list': 'a.tsx' },
    });
    await expect(readManifest(file, 'chat')).rejects.toThrow('does not export a manifest of chat');
  });

  it('shows it nothing of the environment, nor of the disk', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    const file = await moduleFile(`
      import { readFileSync } from 'node:fs';
      const attempt = (path: string) => {
        try { return readFileSync(path, 'utf8'); } catch { return 'nothing'; }
      };
      export const module = {
        name: 'blog',
        exposes: { seen: [String(process.env.AWS_SECRET_ACCESS_KEY), attempt('/proc/' + process.ppid + '/environ'), attempt('/etc/passwd')] },
      };
    `);
    await expect(readManifest(file, 'blog')).resolves.toMatchObject({
      exposes: { seen: ['undefined', 'nothing', 'nothing'] },
    });
  });

  it.each([
    ['throws', `throw new Error('no words');`, 'no words'],
    ['ends the process', 'process.exit(0);', 'Could not read'],
    ['imports a package', `import 'left-pad';`, 'it may only import types'],
  ])('refuses one that %s', async (_, text, reason) => {
    const reading = readManifest(await moduleFile(text), 'blog');
    await expect(reading).rejects.toThrow(CommandFailure);
    await expect(reading).rejects.toThrow(reason);
  });
});
