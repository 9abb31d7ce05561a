import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchPort, DEV_PORTS, MODULE_NAMES, type ModuleName } from '@northloop/contracts';
import { runCommand } from './run-command';
import { runUntilStopped } from './run-until-stopped';
import { startSite } from './start-site';
import { waitUntilReady } from './wait-until-ready';
import { workspaceRoot } from './workspace';

const isModuleName = (name: string): name is ModuleName =>
  (MODULE_NAMES as readonly string[]).includes(name);

function runAlone(names: readonly ModuleName[], site: string | undefined): Promise<number> {
  return runUntilStopped(async (processes) => {
    for (const name of names) {
      processes.start({
        name: `bench of ${name}`,
        command: 'pnpm',
        args: ['exec', 'vite', '--mode', 'bench'],
        cwd: join(workspaceRoot, `mfe-${name}`),
        env: site ? { API_ORIGIN: site } : {},
      });
      await waitUntilReady(`http://localhost:${benchPort(name)}/`);
    }
    return names.map((name) => `${name} alone on http://localhost:${benchPort(name)}`).join('\n  ');
  });
}

/**
 * `pnpm dev [module …] [--site <origin>] [--alone]`: the shell and the named modules (all by default) from their sources with fast
 * refresh. The other modules and the API are those built here, or those of the running site that is named. With
 * `--alone` each named module stands on a page of its own, without the shell.
 */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { site: { type: 'string' }, alone: { type: 'boolean', default: false } },
  });
  if (values.site !== undefined && !/^https?:\/\/[^/]+$/.test(values.site)) {
    process.stderr.write(
      `--site takes an origin such as https://example.com, not "${values.site}".\n`,
    );
    return 2;
  }
  const unknown = names.filter((name) => !isModuleName(name));
  if (unknown.length > 0) {
    process.stderr.write(
      `No module "${unknown.join('", "')}". There are: ${MODULE_NAMES.join(', ')}.\n`,
    );
    return 2;
  }
  const chosen = names.length > 0 ? names.filter(isModuleName) : [...MODULE_NAMES];
  const { code } = await runCommand('pnpm', ['build']);
  if (code !== 0) return code;

  if (values.alone) return runAlone(chosen, values.site);
  const origins = chosen.map((name) => [name, `http://localhost:${DEV_PORTS[name]}`] as const);
  return runUntilStopped(async (processes) => {
    for (const [name, origin] of origins) {
      processes.start({
        name: `module ${name}`,
        command: 'pnpm',
        args: ['exec', 'vite'],
        cwd: join(workspaceRoot, `mfe-${name}`),
        env: { DEV_SHELL_ORIGIN: `http://localhost:${process.env.PORT ?? 3000}` },
      });
      await waitUntilReady(`${origin}/mf-manifest.json`);
    }
    const siteEnv: Record<string, string> = values.site
      ? { API_ORIGIN: values.site, DEV_SITE: values.site }
      : {};
    const url = await startSite({ ...process.env, ...siteEnv }, processes, {
      command: join(workspaceRoot, 'node_modules/.bin/tsx'),
      args: [join(workspaceRoot, 'shell/server/dev.ts')],
      env: { ...siteEnv, DEV_MODULES: origins.map((pair) => pair.join('=')).join(' ') },
      skipModules: values.site ? MODULE_NAMES : chosen,
    });
    const rest = values.site ? ` between the modules of ${values.site}` : '';
    return `Developing ${chosen.join(', ')} on ${url}${rest}`;
  });
}

// Outright: stopped during the start, we would still wait a minute for a part that does not come any more.
process.exit(await main(process.argv.slice(2)));
