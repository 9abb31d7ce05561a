import { join } from 'node:path';
import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';
import { freePort } from './free-port';
import type { ProcessGroup } from './process-group';
import { waitUntilReady } from './wait-until-ready';
import { workspaceRoot } from './workspace';

const LOOPBACK = '127.0.0.1';
const inWorkspace = (...path: string[]) => join(workspaceRoot, ...path);

/** How the shell's server is started, and what it then does without. */
export interface ShellCommand {
  command: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Modules that come from elsewhere. */
  skipModules: readonly ModuleName[];
}

const builtShell: ShellCommand = {
  command: process.execPath,
  args: [inWorkspace('shell/dist-server/main.js')],
  env: {},
  skipModules: [],
};

/**
 * Starts the built site: the API, one server a module, and the shell in front. What the environment already names
 * (`API_ORIGIN`, `MODULE_ORIGIN_<NAME>`, `RELEASE_STORE`) is used and not started. A port of 0 means any free one.
 * @returns the site's address, once it answers.
 * @throws {NotReadyError} when a part does not come up; the processes started so far are the caller's to stop.
 */
export async function startSite(
  env: Readonly<Record<string, string | undefined>>,
  processes: ProcessGroup,
  shell: ShellCommand = builtShell,
): Promise<string> {
  const node = (name: string, args: string[], extra: Record<string, string> = {}) =>
    processes.start({ name, command: process.execPath, args, cwd: workspaceRoot, env: extra });

  const port =
    env.PORT && env.PORT !== '0' ? Number(env.PORT) : env.PORT === '0' ? await freePort() : 3000;
  const dataDir = env.DATA_DIR ?? inWorkspace('.data');
  const shellEnv: Record<string, string> = { PORT: String(port), DATA_DIR: dataDir };

  const apiReady: Promise<void>[] = [];
  const modulesReady: Promise<void>[] = [];
  if (!env.API_ORIGIN) {
    const apiPort = env.API_PORT === '0' ? String(await freePort()) : (env.API_PORT ?? '3001');
    // The shell stands between the visitor and the API: exactly one proxy to trust.
    node('API', [inWorkspace('api/dist/main.js')], {
      API_PORT: apiPort,
      DATA_DIR: dataDir,
      SITE_CONTENT_URL: env.SITE_CONTENT_URL ?? `http://${LOOPBACK}:${port}/content.json`,
      TRUST_PROXY: env.TRUST_PROXY ?? '1',
    });
    shellEnv.API_ORIGIN = `http://${LOOPBACK}:${apiPort}`;
    apiReady.push(waitUntilReady(`${shellEnv.API_ORIGIN}/api/health`));
  }
  for (const name of MODULE_NAMES) {
    const variable = `MODULE_ORIGIN_${name.toUpperCase()}`;
    if (env.RELEASE_STORE || env[variable] || shell.skipModules.includes(name)) continue;
    const modulePort = await freePort();
    node(`module ${name}`, [
      inWorkspace('packages/federation/dist/serve-module-cli.js'),
      inWorkspace(`mfe-${name}/dist`),
      '--port',
      String(modulePort),
    ]);
    shellEnv[variable] = `http://${LOOPBACK}:${modulePort}`;
    modulesReady.push(waitUntilReady(`${shellEnv[variable]}/release.json`));
  }
  const startShell = async () => {
    // It asks for the modules' releases as soon as it runs; the API is only asked for pages.
    await Promise.all(modulesReady);
    processes.start({
      name: 'shell',
      ...shell,
      cwd: workspaceRoot,
      env: { ...shellEnv, ...shell.env },
    });
    await waitUntilReady(`http://${LOOPBACK}:${port}/healthz`);
  };
  await Promise.all([startShell(), ...apiReady]);
  return `http://localhost:${port}`;
}
