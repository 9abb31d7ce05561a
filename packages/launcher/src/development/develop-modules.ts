import { join } from 'node:path';
import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';
import { systemVariables } from '@northloop/contracts/settings';
import type { Launch } from '../launch';
import type { ProcessGroup } from '../processes/process-group';
import type { Progress } from '../site/progress';
import { claimSitePort, startSite } from '../site/start-site';
import { waitUntilReady } from '../site/wait-until-ready';
import { workspaceRoot } from '../workspace';
import { devPort } from './dev-port';

/** What to develop, and where the rest of the site comes from. */
export interface DevOptions {
  /** Modules to run from their sources; all of them if empty. */
  names: readonly string[];
  /** Origin of a running site that the rest comes from. */
  site?: string;
  /** Whether to show each module on a page of its own. */
  alone: boolean;
}

/** Thrown for an unknown module. The message lists the modules. */
export class UnknownModuleError extends Error {
  override readonly name = 'UnknownModuleError';
}

const isModuleName = (name: string): name is ModuleName =>
  (MODULE_NAMES as readonly string[]).includes(name);

function chosenModules(names: readonly string[]): readonly ModuleName[] {
  const unknown = names.filter((name) => !isModuleName(name));
  if (unknown.length > 0) {
    throw new UnknownModuleError(
      `There is no module "${unknown.join('", "')}". Modules: ${MODULE_NAMES.join(', ')}.`,
    );
  }
  return names.length > 0 ? names.filter(isModuleName) : MODULE_NAMES;
}

/**
 * Starts Vite for a module. Node runs it directly: with a package manager in between it would not end together with us.
 */
function startVite(
  processes: ProcessGroup,
  { module, args, env }: { module: ModuleName; args: string[]; env: Record<string, string> },
): void {
  const folder = join(workspaceRoot, `mfe-${module}`);
  processes.start({
    name: `module ${module}`,
    args: [join(folder, 'node_modules/vite/bin/vite.js'), ...args],
    cwd: folder,
    env,
  });
}

/**
 * Starts the modules from their sources.
 * @returns the line that says where they are, once they respond.
 * @throws {UnknownModuleError | AlreadyRunningError | PortError} if they cannot be started.
 */
export async function developModules(
  { names, site, alone }: DevOptions,
  { settings, env }: Launch,
  processes: ProcessGroup,
  progress: Progress,
): Promise<string> {
  const chosen = chosenModules(names);
  const sitePort = alone ? 0 : await claimSitePort(settings);
  const origins = new Map<ModuleName, string>();
  for (const module of chosen) {
    const port = await devPort(module, settings, alone ? 'standalone' : 'server');
    const origin = `http://localhost:${port}`;
    progress.step(() => `Starting ${module} from its sources`);
    startVite(processes, {
      module,
      args: [...(alone ? ['--mode', 'standalone'] : []), '--port', String(port)],
      env: {
        ...systemVariables(env, 'API_ORIGIN'),
        ...(!alone && { DEV_SHELL_ORIGIN: `http://localhost:${sitePort}` }),
        ...(alone && site && { API_ORIGIN: site }),
      },
    });
    await waitUntilReady(alone ? `${origin}/` : `${origin}/mf-manifest.json`);
    origins.set(module, origin);
  }
  if (alone) return [...origins].map(([name, at]) => `${name} alone on ${at}`).join('\n  ');

  const siteEnv: Record<string, string> = site ? { API_ORIGIN: site, DEV_SITE: site } : {};
  const url = await startSite(
    {
      settings: { ...settings, PORT: sitePort, ...(site && { API_ORIGIN: site }) },
      // Developers need the API's documentation; a public site only serves it if it is asked to.
      env: { API_DOCS: '1', ...env, ...siteEnv },
    },
    processes,
    progress,
    {
      args: ['--import', 'tsx', join(workspaceRoot, 'shell/server/dev.ts')],
      env: { ...siteEnv, DEV_MODULES: [...origins].map((pair) => pair.join('=')).join(' ') },
      skipModules: site ? MODULE_NAMES : chosen,
    },
  );
  return `Developing ${chosen.join(', ')} on ${url}${site ? ` between the modules of ${site}` : ''}`;
}
