import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { ModuleManifest, ModuleName } from '@northloop/contracts';
import { transformWithOxc } from 'vite';
import { spawnConfined } from '../../probe/run-confined.js';
import { isRecord } from '../../release-store/documents/is-record.js';
import { CommandFailure } from '../command-failure.js';

/** Limit for reading a manifest, in seconds of processor time. It usually takes far less. */
const PROCESSOR_LIMIT_S = 5;

/** Prints the exports of the module whose source arrives on standard input. */
const PRINT_EXPORTS = `
  const source = require('node:fs').readFileSync(0).toString('base64');
  import('data:text/javascript;base64,' + source).then((exported) => {
    process.stdout.write('\\n' + JSON.stringify(Object.values(exported)));
  });
`;

/**
 * Runs the file in a confined process, so that it cannot reach our files or credentials. It may only import types,
 * because only those imports are removed before it runs.
 */
async function exportsOf(file: string): Promise<unknown[]> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const child = spawnConfined(['--eval', PRINT_EXPORTS], {
    readable: [],
    seconds: PROCESSOR_LIMIT_S,
  });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('The process has no streams');
  stdin.on('error', () => {}).end(code);
  const [printed, errors] = await Promise.all([text(stdout), text(stderr)]);
  try {
    return JSON.parse(printed.split('\n').at(-1) ?? '') as unknown[];
  } catch (cause) {
    throw new CommandFailure(`Could not read ${file}: it may only import types\n${errors}`, {
      cause,
    });
  }
}

/**
 * Reads a module's manifest.
 * @param file path of its `module.ts`.
 * @throws {CommandFailure} if it does not export a manifest of that module.
 */
export async function readManifest(file: string, module: ModuleName): Promise<ModuleManifest> {
  const manifest = (await exportsOf(file)).find(
    (value) => isRecord(value) && value.name === module && isRecord(value.exposes),
  );
  if (!manifest) throw new CommandFailure(`${file} does not export a manifest of ${module}`);
  return manifest as ModuleManifest;
}
