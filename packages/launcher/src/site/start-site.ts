import { join } from 'node:path';
import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';
import { shellVariables, systemVariables, type Variables } from '@northloop/contracts/settings';
import { type Launch, moduleVariable } from '../launch';
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

type Settings = Launch['settings'];

/** Address to reach a server at. A server that listens on all addresses is reached on the loopback address. */
const askedAt = (host: string, port: number) =>
  `http://${host === '0.0.0.0' || host === '::' ? LOOPBACK : host}:${port}`;

/**
 * The port of the site; 0 means any free port.
 * @throws {AlreadyRunningError | PortError} if it is taken.
 */
export async function claimSitePort({ PORT: port, HOST: host }: Settings): Promise<number> {
  if (port !== 0) await refuseSecondStart(port);
  return claimPort({ variable: 'PORT', port, host });
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
  { settings, env }: Launch,
  processes: ProcessGroup,
  progress: Progress,
  shell: ShellCommand = builtShell,
): Promise<string> {
  const port = await claimSitePort(settings);
  const sharedEnv = {
    DATA_DIR: settings.DATA_DIR,
    STOP_DELAY_SECONDS: String(settings.STOP_DELAY_SECONDS),
  };
  const shellEnv: Record<string, string> = {
    ...shellVariables(env),
    ...sharedEnv,
    PORT: String(port),
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
  const start = (name: string, args: readonly string[], partEnv: Variables) => {
    processes.start({ name, args, cwd: workspaceRoot, env: partEnv });
  };
  const expectPart = (name: string) => {
    parts += 1;
    waiting.add(name);
  };

  const apiReady: Promise<void>[] = [];
  const modulesReady: Promise<void>[] = [];
  expectPart('shell');
  if (!settings.API_ORIGIN) {
    const host = settings.API_HOST;
    const apiPort = await claimPort({ variable: 'API_PORT', port: settings.API_PORT, host });
    shellEnv.API_ORIGIN = askedAt(host, apiPort);
    expectPart('API');
    // The API runs no module's code, and its drivers read variables of their own, so it gets our whole environment.
    start('API', [inWorkspace('api/dist/main.js')], {
      ...env,
      ...sharedEnv,
      API_PORT: String(apiPort),
      SITE_CONTENT_URL: settings.SITE_CONTENT_URL ?? `${askedAt(settings.HOST, port)}/content.json`,
      TRUST_PROXY: String(settings.TRUST_PROXY),
    });
    apiReady.push(answers('API', `${shellEnv.API_ORIGIN}/api/health`));
  }
  for (const module of MODULE_NAMES) {
    const variable = moduleVariable('MODULE_ORIGIN', module);
    if (settings.RELEASE_STORE || settings[variable] || shell.skipModules.includes(module))
      continue;
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
    // The shell asks for the modules' releases as soon as it runs. It needs the API only for pages.
    await Promise.all(modulesReady);
    start('shell', shell.args, { ...shellEnv, ...shell.env });
    await answers('shell', `${askedAt(settings.HOST, port)}/readyz`);
  };
  await Promise.all([startShell(), ...apiReady]);
  return `http://localhost:${port}`;
}
