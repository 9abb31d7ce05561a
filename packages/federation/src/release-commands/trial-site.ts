import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModuleName } from '@northloop/contracts';
import { workspaceRoot } from './command-context.js';
import { CommandFailure } from './command-failure.js';
import { freePort } from './free-port.js';

/** Longest that a part of the site may take to come up, in milliseconds. */
const START_LIMIT_MS = 60_000;

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
 * Starts the built shell and API on free ports, with the live releases of a store but for those that are pinned.
 * @param store location of the store; of a folder, its absolute path.
 * @throws {CommandFailure} when a part does not come up, with what it wrote.
 */
export async function startTrialSite(
  store: string,
  pins: Readonly<Partial<Record<ModuleName, string>>>,
): Promise<TrialSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'release-trial-'));
  const children: ChildProcess[] = [];
  let written = '';
  const start = (script: string, settings: Record<string, string>) => {
    const child = spawn(process.execPath, [join(workspaceRoot, script)], {
      cwd: workspaceRoot,
      env: trialEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        written += chunk.toString();
      });
    }
    children.push(child);
    return child;
  };
  const dispose = async () => {
    await Promise.all(children.map(stop));
    await rm(dataDir, { recursive: true, force: true });
  };

  try {
    const [apiPort, port] = [String(await freePort()), String(await freePort())];
    const api = start('api/dist/main.js', { API_PORT: apiPort, TRUST_PROXY: '1' });
    const shell = start('shell/dist-server/main.js', {
      PORT: port,
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      RELEASE_STORE: store,
      RELEASE_PINS: Object.entries(pins)
        .map((pair) => pair.join('='))
        .join(' '),
    });
    await ready(`http://127.0.0.1:${apiPort}/api/health`, api);
    await ready(`http://127.0.0.1:${port}/healthz`, shell);
    return { url: `http://127.0.0.1:${port}`, log: () => written, dispose };
  } catch (cause) {
    await dispose();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CommandFailure(`The trial site did not start: ${why}\n${written}`, { cause });
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await pause(100);
  }
  throw new Error(`${url} did not answer within ${START_LIMIT_MS / 1000} s`);
}
