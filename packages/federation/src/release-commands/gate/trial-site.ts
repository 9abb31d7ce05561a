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

/** The command that starts a whole site, and waits for it as long as its parts live. */
const LAUNCHER = 'packages/launcher/src/start.ts';

/** Makes the launcher end with us, even when we are killed; it ends its parts likewise. */
const END_WITH_PARENT = 'packages/launcher/src/processes/end-with-parent.mjs';

/** What the launcher says when pages and API answer. */
const READY = /The site is ready on (http:\/\/\S+)/;

/** A whole site for one trial, with an API and data of its own. */
export interface TrialSite {
  url: string;
  /** What its parts have written so far. */
  log: () => string;
  dispose: () => Promise<void>;
}

/**
 * The environment of a trial's process: what it needs to run, and its settings. No database, mail server or webhook, which
 * the journeys would write to, and no credentials, which the code of modules would find.
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
 * @param versions of which each is live.
 * @param say takes the lines that tell what is waited for.
 * @throws {CommandFailure} when a part does not come up, with what it wrote.
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
    // With JSON on its standard output, the launcher speaks to people on the other.
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
