import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { MODULE_NAMES, SHELL_SETTINGS } from '@northloop/contracts';
import { beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Files that may touch the process environment, beside those that read it whole through the checked readers. */
const MAY_TOUCH: readonly string[] = [
  // Hand it to the reader.
  'api/src/config/environment.ts',
  'shell/server/main.ts',
  'shell/server/probe-release.ts',
  // Development alone.
  'shell/server/dev.ts',
];

/** Settings of `pnpm start` and `pnpm dev` alone. */
const LAUNCHER: readonly string[] = [
  'LOG_FORMAT',
  ...MODULE_NAMES.map((module) => `DEV_PORT_${module.toUpperCase()}`),
];

interface Read {
  /** Names of all variables that a process asks for. */
  api: string[];
  shell: string[];
  /** What the readers make of the example's values, and of none. */
  example: unknown;
  nothing: unknown;
}

/**
 * Calls both readers in a process of their own, with an environment that notes what it is asked for: empty at first,
 * then with a value for everything, because some names are read only beside others.
 */
const PROBE = `
  import { readEnvironment } from './api/src/config/environment.ts';
  import { readConfig } from './shell/server/config.ts';
  const namesOf = (read) => {
    const names = new Set();
    for (const value of [undefined, 'x']) {
      const asked = { get: (_, name) => { if (typeof name === 'string') names.add(name); return value; } };
      try { read(new Proxy({}, asked)); } catch (error) { if (value === undefined) throw error; }
    }
    return [...names];
  };
  const settings = (env) => ({ api: readEnvironment(env), shell: readConfig(env) });
  process.stdout.write(JSON.stringify({
    api: namesOf(readEnvironment),
    shell: namesOf(readConfig),
    example: settings(JSON.parse(process.argv.at(-1))),
    nothing: settings({}),
  }));
`;

let example: string;
let read: Read;

beforeAll(async () => {
  example = await readFile(join(root, '.env.example'), 'utf8');
  const { stdout } = await run(
    join(root, 'node_modules/.bin/tsx'),
    ['--input-type=module', '--eval', PROBE, JSON.stringify(parseEnv(example))],
    { cwd: root },
  );
  read = JSON.parse(stdout) as Read;
});

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Names in the first column of the tables below a heading of the documentation, one or more a row. */
function tableNames(page: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(name),
  );
}

/** Names that the example sets, or offers in a comment. */
const exampleNames = (): string[] => [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(name);

const name = (match: RegExpMatchArray): string => match[1] ?? '';

async function sourcesOf(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/\/testing\//.test(file));
}

describe('the environment', () => {
  it('is listed in the example, whole and nothing else', () => {
    expect(sorted(exampleNames())).toEqual(sorted([...read.api, ...read.shell, ...LAUNCHER]));
  });

  it('is listed in the documentation, whole and nothing else', async () => {
    const page = await readFile(join(root, 'docs/running.md'), 'utf8');
    expect(sorted(tableNames(page))).toEqual(sorted([...read.api, ...read.shell, ...LAUNCHER]));
  });

  it('reaches the shell as far as it is the shell’s', () => {
    expect(sorted(SHELL_SETTINGS)).toEqual(sorted(read.shell));
  });

  it('stays the default when the example is used as it is', () => {
    expect(read.example).toEqual(read.nothing);
  });

  it('is read in one place per process', async () => {
    const touching: string[] = [];
    for (const file of [...(await sourcesOf('api/src')), ...(await sourcesOf('shell/server'))]) {
      if (/process\.env\b/.test(await readFile(join(root, file), 'utf8'))) touching.push(file);
    }
    expect(touching.filter((file) => !MAY_TOUCH.includes(file))).toEqual([]);
    expect(touching).toContain('api/src/config/environment.ts');
  });
});
