import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { processSettings } from '@northloop/contracts/settings';
import { beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Files that may touch the process environment. */
const MAY_TOUCH: readonly string[] = [
  // Pass it to the reader.
  'api/src/config/environment.ts',
  'packages/launcher/src/processes/run-until-stopped.ts',
  'shell/server/main.ts',
  // Sets what React reads.
  'shell/server/probe-release.ts',
  // Removes variables that are not the shell's.
  'shell/server/process/drop-variables.ts',
  // Pass it on to a command.
  'packages/launcher/src/processes/run-command.ts',
  'packages/launcher/src/site/build-site.ts',
  // Only for development and tests.
  'shell/server/dev.ts',
  'packages/launcher/src/test.ts',
  'packages/launcher/src/test-run/ensure-chromium.ts',
];

interface Read {
  /** Names of all variables that each process reads. */
  names: Record<keyof typeof processSettings, string[]>;
  /** Results of the readers for the example's values, and for an empty environment. */
  example: unknown;
  nothing: unknown;
}

/** Calls all readers in a separate process, with an environment that records which variables are read. */
const PROBE = `
  import { readEnvironment } from './api/src/config/environment.ts';
  import { readLaunch } from './packages/launcher/src/launch.ts';
  import { readConfig } from './shell/server/config.ts';
  const readers = { API: readEnvironment, launcher: (env) => readLaunch(env).settings, shell: readConfig };
  const ofEach = (make) => Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, make(read)]));
  const namesOf = (read) => {
    const names = new Set();
    read(new Proxy({}, { get: (_, name) => { names.add(name); } }));
    return [...names];
  };
  process.stdout.write(JSON.stringify({
    names: ofEach(namesOf),
    example: ofEach((read) => read(JSON.parse(process.argv.at(-1)))),
    nothing: ofEach((read) => read({})),
  }));
`;

let read: Read;

beforeAll(async () => {
  const example = await readFile(join(root, '.env.example'), 'utf8');
  const { stdout } = await run(
    join(root, 'node_modules/.bin/tsx'),
    ['--input-type=module', '--eval', PROBE, JSON.stringify(parseEnv(example))],
    { cwd: root },
  );
  read = JSON.parse(stdout) as Read;
});

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

async function sourcesOf(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/\/testing\//.test(file));
}

describe('the environment', () => {
  it.each(['shell', 'API', 'launcher'] as const)(
    'is read by the %s as far as its schema states it',
    (name) => {
      expect(sorted(read.names[name])).toEqual(sorted(Object.keys(processSettings[name])));
    },
  );

  it('stays the default when the example is used as it is', () => {
    expect(read.example).toEqual(read.nothing);
  });

  it('is read in one place per process', async () => {
    const folders = ['api/src', 'shell/server', 'packages/launcher/src'];
    const files = (await Promise.all(folders.map(sourcesOf))).flat();
    const touching: string[] = [];
    for (const file of files) {
      const source = await readFile(join(root, file), 'utf8');
      // The whole environment, or a variable of one that was passed as a parameter.
      if (/process\.env\b|\benv(\.[A-Z]|\[)/.test(source)) touching.push(file);
    }
    expect(sorted(touching)).toEqual(sorted(MAY_TOUCH));
  });
});
