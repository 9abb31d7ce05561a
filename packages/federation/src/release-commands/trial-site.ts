import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { ModuleName } from '@northloop/contracts';
import { type CommandContext, workspaceRoot } from './command-context.js';
import { CommandFailure } from './command-failure.js';

/** The command that starts a whole site, and waits for it as long as its parts live. */
const LAUNCHER = 'packages/launcher/src/start.ts';

/** Makes the launcher end with us, even when we are killed; it ends its parts likewise. */
const END_WITH_PARENT = 'packages/launcher/src/end-with-parent.mjs';

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
 * Settings that a trial takes from around it: enough to run, and to reach a store in S3. No database, mail server or
 * webhook, which the journeys would write to.
 */
const inheritedSettings = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(PATH|HOME|LANG|TMPDIR|TZ|NODE_OPTIONS|CHROMIUM_PATH|AWS_.*|LD_LIBRARY_PATH)$/.test(name),
    ),
  );

/** The environment of a trial's process. */
export const trialEnvironment = (
  settings: Readonly<Record<string, string>>,
): Record<string, string | undefined> => ({
  ...inheritedSettings(),
  NODE_ENV: 'production',
  ...settings,
});

/**
 * Starts the built site on free ports, with the live releases of a store but for those that are pinned.
 * @param store location of the store; of a folder, its absolute path.
 * @param say takes the lines that tell what is waited for.
 * @throws {CommandFailure} when a part does not come up, with what it wrote.
 */
export async function startTrialSite(
  store: string,
  pins: Readonly<Partial<Record<ModuleName, string>>>,
  say: CommandContext['say'],
): Promise<TrialSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'release-trial-'));
  const endWithUs = pathToFileURL(join(workspaceRoot, END_WITH_PARENT)).href;
  const child = spawn(
    process.execPath,
    ['--import', endWithUs, '--import', 'tsx', join(workspaceRoot, LAUNCHER)],
    {
      cwd: workspaceRoot,
      env: trialEnvironment({
        PORT: '0',
        API_PORT: '0',
        DATA_DIR: dataDir,
        LOG_FORMAT: 'json',
        LOG_LEVEL: 'warn',
        RELEASE_STORE: store,
        RELEASE_PINS: Object.entries(pins)
          .map((pair) => pair.join('='))
          .join(' '),
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
    await rm(dataDir, { recursive: true, force: true });
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
