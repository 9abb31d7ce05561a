import { join } from 'node:path';
import {
  MODULE_NAMES,
  type ModuleName,
  shellVariables,
  systemVariables,
} from '@northloop/contracts';
import { claimPort } from '../processes/claim-port';
import { freePort } from '../processes/free-port';
import type { ProcessGroup } from '../processes/process-group';
import { workspaceRoot } from '../workspace';
import type { Progress } from './progress';
import { refuseSecondStart } from './refuse-second-start';
import { waitUntilReady } from './wait-until-ready';

const LOOPBACK = '127.0.0.1';
const inWorkspace = (...path: string[]) => join(workspaceRoot, ...path);

/** How to start the shell's server, and what it runs without. */
export interface ShellCommand {
  /** Arguments after `node`. */
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Modules that come from elsewhere. */
  skipModules: readonly ModuleName[];
}

const builtShell: ShellCommand = {
  args: [inWorkspace('shell/dist-server/main.js')],
  env: {},
  skipModules: [],
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Address to reach a server at. A server that listens on all addresses is reached on the loopback address. */
const askedAt = (host: string | undefined, port: number) =>
  `http://${!host || host === '0.0.0.0' || host === '::' ? LOOPBACK : host}:${port}`;

/**
 * The port of the site: `PORT`, by default 3000; 0 means any free port.
 * @throws {AlreadyRunningError | PortError} if it is taken.
 */
export async function claimSitePort({ PORT: value, HOST: host }: Environment): Promise<number> {
  if (value !== '0') await refuseSecondStart(Number(value || 3000));
  return claimPort({ variable: 'PORT', value, fallback: 3000, host });
}

/**
 * Starts the built site: the API, one server per module, and the shell in front. Parts that the environment already
 * names (`API_ORIGIN`, `MODULE_ORIGIN_<NAME>`, `RELEASE_STORE`) are used instead of being started. A port of 0 means
 * any free port.
 * @returns the site's address, once pages and API respond.
 * @throws {AlreadyRunningError | PortError} before anything is started.
 * @throws {NotReadyError} if a part does not start. The caller must stop the processes that are already running.
 */
export async function startSite(
  env: Environment,
  processes: ProcessGroup,
  progress: Progress,
  shell: ShellCommand = builtShell,
): Promise<string> {
  const port = await claimSitePort(env);
  const dataDir = env.DATA_DIR ?? inWorkspace('.data');
  // No load balancer is in front, so nobody needs to know beforehand that this site will stop.
  const stopEnv = { STOP_DELAY_SECONDS: env.STOP_DELAY_SECONDS ?? '0' };
  const shellEnv: Record<string, string> = {
    ...shellVariables(env),
    PORT: String(port),
    DATA_DIR: dataDir,
    ...stopEnv,
  };

  const waiting = new Set<string>();
  let parts = 0;
  progress.step(() =>
    parts === 0
      ? 'Starting the site'
      : `Starting: ${parts - waiting.size} of ${parts} parts are ready${waiting.size ? `, waiting for ${[...waiting].join(', ')}` : ''}`,
  );
  const answers = async (name: string, url: string) => {
    await waitUntilReady(url);
    waiting.delete(name);
    progress.update();
  };
  const start = (name: string, args: readonly string[], partEnv: Environment) => {
    processes.start({ name, args, cwd: workspaceRoot, env: partEnv });
  };
  const expectPart = (name: string) => {
    parts += 1;
    waiting.add(name);
  };

  const apiReady: Promise<void>[] = [];
  const modulesReady: Promise<void>[] = [];
  expectPart('shell');
  if (!env.API_ORIGIN) {
    const host = env.API_HOST;
    const apiPort = await claimPort({
      variable: 'API_PORT',
      value: env.API_PORT,
      fallback: 3001,
      host,
    });
    shellEnv.API_ORIGIN = askedAt(host, apiPort);
    expectPart('API');
    // The shell is between the visitor and the API: exactly one proxy to trust. The API runs no module's code, and
    // its drivers read variables of their own, so it gets our whole environment.
    start('API', [inWorkspace('api/dist/main.js')], {
      ...env,
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      ...stopEnv,
      SITE_CONTENT_URL: env.SITE_CONTENT_URL ?? `${askedAt(env.HOST, port)}/content.json`,
      TRUST_PROXY: env.TRUST_PROXY ?? '1',
    });
    apiReady.push(answers('API', `${shellEnv.API_ORIGIN}/api/health`));
  }
  for (const module of MODULE_NAMES) {
    const variable = `MODULE_ORIGIN_${module.toUpperCase()}`;
    if (env.RELEASE_STORE || env[variable] || shell.skipModules.includes(module)) continue;
    const name = `module ${module}`;
    const modulePort = String(await freePort());
    const script = inWorkspace('packages/federation/dist/serve-module-cli.js');
    expectPart(name);
    const args = [script, inWorkspace(`mfe-${module}/dist`), '--port', modulePort];
    start(name, args, systemVariables(env));
    shellEnv[variable] = `http://${LOOPBACK}:${modulePort}`;
    modulesReady.push(answers(name, `${shellEnv[variable]}/release.json`));
  }
  const startShell = async () => {
    // It asks for the modules' releases as soon as it runs; the API is only asked for pages.
    await Promise.all(modulesReady);
    start('shell', shell.args, { ...shellEnv, ...shell.env });
    await answers('shell', `${askedAt(env.HOST, port)}/readyz`);
  };
  await Promise.all([startShell(), ...apiReady]);
  return `http://localhost:${port}`;
}
