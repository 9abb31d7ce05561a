import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { ModuleName } from '@northloop/contracts';
import { systemVariables } from '@northloop/contracts/settings';
import type { ReleaseReader } from '../../release-store/release-reader.js';
import { type CommandContext, workspaceRoot } from '../command-context.js';
import { CommandFailure } from '../command-failure.js';
import { writeTrialStore } from './trial-store.js';

/** The command that starts a whole site. */
const LAUNCHER = 'packages/launcher/src/start.ts';

/**
 * Makes the launcher end together with this process, even if it is killed. The launcher ends its parts in the same way.
 */
const END_WITH_PARENT = 'packages/launcher/src/processes/end-with-parent.mjs';

/** The launcher prints this when pages and API respond. */
const READY = /The site is ready on (http:\/\/\S+)/;

/** A whole site for one test, with its own API and data. */
export interface TrialSite {
  url: string;
  /** The output of its parts so far. */
  log: () => string;
  dispose: () => Promise<void>;
}

/**
 * The environment of the test site: what it needs to run, and its settings. No database, mail server or webhook,
 * because the journeys would write to it, and no credentials, because the modules' code could read them.
 */
export const trialEnvironment = (
  settings: Readonly<Record<string, string>>,
): Record<string, string> => ({
  ...systemVariables(process.env, 'CHROMIUM_PATH'),
  NODE_ENV: 'production',
  ...settings,
});

/**
 * Starts the built site on free ports, with copies of releases.
 * @param versions the versions to make live.
 * @param say prints progress.
 * @throws {CommandFailure} if a part does not start, with its output.
 */
export async function startTrialSite(
  store: Pick<ReleaseReader, 'readRecord' | 'openFile'>,
  versions: Readonly<Record<ModuleName, string>>,
  say: CommandContext['say'],
): Promise<TrialSite> {
  const folder = await mkdtemp(join(tmpdir(), 'release-trial-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const copies = join(folder, 'store');
  try {
    await writeTrialStore(store, versions, copies);
  } catch (error) {
    await remove();
    throw error;
  }
  const endWithUs = pathToFileURL(join(workspaceRoot, END_WITH_PARENT)).href;
  const child = spawn(
    process.execPath,
    ['--import', endWithUs, '--import', 'tsx', join(workspaceRoot, LAUNCHER)],
    {
      cwd: workspaceRoot,
      env: trialEnvironment({
        PORT: '0',
        API_PORT: '0',
        DATA_DIR: join(folder, 'data'),
        LOG_FORMAT: 'json',
        LOG_LEVEL: 'warn',
        RELEASE_STORE: copies,
      }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const ended = once(child, 'close').catch((error: unknown) => [error]);
  let written = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  const dispose = async () => {
    child.kill('SIGTERM');
    await ended;
    await remove();
  };

  const told: string[] = [];
  const ready = new Promise<string>((resolve) => {
    if (!child.stderr) return;
    // While the launcher writes JSON to its standard output, its messages for people go to standard error.
    createInterface({ input: child.stderr }).on('line', (line) => {
      told.push(line);
      if (/^\[\d+ s\]|^This is slow/.test(line)) say(line);
      const url = READY.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  const url = await Promise.race([ready, ended.then(() => null)]);
  if (url !== null) return { url, log: () => written, dispose };
  await dispose();
  throw new CommandFailure(`The trial site did not start:\n${told.join('\n')}\n${written}`);
}
