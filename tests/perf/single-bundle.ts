import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { listen } from '@northloop/testing/listen';
import react from '@vitejs/plugin-react';
import { build, loadConfigFromFile, type Plugin } from 'vite';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

/** What each module exposes, by module name: expose → source file. */
export type ExposedSources = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Replaces the federation runtime: imports the same sources instead of loading them from releases. */
function monolithPlugin(exposed: ExposedSources): Plugin {
  const id = '@module-federation/runtime';
  const cases = Object.entries(exposed).flatMap(([module, exposes]) =>
    Object.entries(exposes).map(
      ([name, file]) =>
        `if (module === '${module}' && expose === '${name.slice(2)}') return import(${JSON.stringify(
          join(workspaceRoot, `mfe-${module}`, file),
        )});`,
    ),
  );
  return {
    name: 'monolith',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}`
        ? `export const registerRemotes = () => {};
export async function loadRemote(name) {
  const [container, expose] = name.split('/');
  const module = container.slice('mfe_'.length).split('__')[0];
  ${cases.join('\n  ')}
}`
        : null,
  };
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (source) => (/\.css($|\?)/.test(source) ? '' : null),
};

export interface SingleBundleSite {
  url: string;
  close: () => void;
}

/**
 * Builds shell and modules as one application without federation (split by route, as usual), and serves it in front of
 * the composed site: same HTML and API, other scripts.
 */
export async function serveSingleBundle(
  siteUrl: string,
  exposed: ExposedSources,
  modulePlugins: Plugin[],
): Promise<SingleBundleSite> {
  const result = await build({
    root: join(workspaceRoot, 'shell'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [monolithPlugin(exposed), withoutStyles, ...modulePlugins, react()],
    build: {
      write: false,
      assetsDir: 'single',
      rolldownOptions: { input: join(workspaceRoot, 'shell/src/entry-client.tsx') },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const files = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const { origin, close } = await listen(async (request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path);
    if (file !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(file, { level: 9 }));
      return;
    }
    const upstream = await fetch(`${siteUrl}${path}`);
    const type = upstream.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await upstream.arrayBuffer());
    response.writeHead(upstream.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) {
      response.end(body);
      return;
    }
    response.end(
      body
        .toString()
        // The same start after the first paint, but with one script to load.
        .replace(/\)\(\[[^\]]*\],"[^"]*"\)<\/script>/, `)([],"/${entry}")</script>`),
    );
  });
  return { url: origin, close };
}

/** Plugins that modules add to the build preset: by convention their names start with the module's. */
export async function readModulePlugins(modules: readonly string[]): Promise<Plugin[]> {
  const found: Plugin[] = [];
  const before = process.cwd();
  for (const module of modules) {
    const folder = join(workspaceRoot, `mfe-${module}`);
    // The preset uses the current folder as the module's folder.
    process.chdir(folder);
    const loaded = await loadConfigFromFile(
      { command: 'serve', mode: 'production' },
      join(folder, 'vite.config.ts'),
    );
    const plugins: unknown[] = loaded?.config.plugins ?? [];
    const all = (await Promise.all(plugins.flat(5))) as (Plugin | null)[];
    found.push(
      ...(all.filter((plugin) => plugin?.name.startsWith(`${module}:`) ?? false) as Plugin[]),
    );
  }
  process.chdir(before);
  return found;
}

/** Reads what each module exposes from the source of its manifest, which is plain data. */
export async function readExposedSources(modules: readonly string[]): Promise<ExposedSources> {
  const entries = await Promise.all(
    modules.map(async (module) => {
      const source = await readFile(join(workspaceRoot, `mfe-${module}/module.ts`), 'utf8');
      const exposes = [...source.matchAll(/'(\.\/[\w-]+)': '(src\/[^']+)'/g)].map(
        ([, name, file]) => [name ?? '', file ?? ''] as const,
      );
      return [module, Object.fromEntries(exposes)] as const;
    }),
  );
  return Object.fromEntries(entries);
}
