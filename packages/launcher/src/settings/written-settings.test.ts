import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace';
import { exampleFile } from './example-file';
import { withSettingsTable } from './settings-table';

const read = (file: string) => readFile(join(workspaceRoot, file), 'utf8');

describe('what "pnpm settings" writes', () => {
  it('stands in .env.example', async () => {
    expect(await read('.env.example')).toBe(exampleFile());
  });

  it('stands in the page about running', async () => {
    const page = await read('docs/running.md');
    expect(page).toBe(withSettingsTable(page));
  });

  it('has settings with a default as they are, and others as a comment', () => {
    const lines = exampleFile().split('\n');
    expect(lines).toContain('PORT=3000');
    expect(lines).toContain('# RELEASE_STORE=.data/release-store');
  });

  it('does not set what "pnpm start" has another default for', () => {
    expect(exampleFile()).toContain('\n# TRUST_PROXY=0\n');
    expect(
      withSettingsTable('<!-- settings: written by "pnpm settings" --><!-- end of settings -->'),
    ).toMatch(/`TRUST_PROXY` \| shell, API, launcher \|.*\| 0; 1 with `pnpm start` \|/);
  });

  it('needs its place in the page', () => {
    expect(() => withSettingsTable('# Running it')).toThrow('no place');
  });
});
