import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import {
  DEV_PORTS,
  type ModuleManifest,
  releaseBasePath,
  releaseContainerName,
  standalonePort,
} from '@northloop/contracts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { writeReleaseRecord } from './record/write-release-record.js';
import { sharedFileNames } from './shared-file-names.js';
import { consumedShares } from './shared-singletons.js';
import { sourceVersion } from './source-version.js';
import { standaloneConfig } from './standalone-config.js';
import { containedPropertiesPlugin } from './styles/contained-properties-plugin.js';
import { scopedStylesPlugin } from './styles/scoped-styles-plugin.js';

/** Where a module describes the content of its addresses. A module without addresses has no such file. */
const CONTENT_INDEX_SOURCE = 'src/content-index.ts';

/** Origin of the shell's development server, whose fast-refresh runtime every module's dev server joins. */
const devShellOrigin = (): string => process.env.DEV_SHELL_ORIGIN ?? 'http://localhost:3000';

/** The API that a standalone module talks to. */
const standaloneApiOrigin = (): string => process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';

/**
 * The whole build of a module: browser and server bundles of every expose, federated under a name and address with the
 * release's version, scoped Tailwind, fast refresh into the shell, and the release record.
 * A module's own plugins run before federation. This should be the only line of a module's vite.config.ts; build with
 * `vite build --app`. In `standalone` mode the module runs on a page without the shell.
 */
export const defineModule = (
  manifest: ModuleManifest,
  { plugins = [] }: { plugins?: PluginOption[] } = {},
) =>
  defineConfig(({ command, isPreview, mode }): UserConfig => {
    if (mode === 'standalone') {
      const port = standalonePort(manifest.name);
      return standaloneConfig(manifest, plugins, { port, apiOrigin: standaloneApiOrigin() });
    }
    const root = process.cwd();
    const version = command === 'build' && !isPreview ? sourceVersion(root) : 'dev';
    const exposes = Object.fromEntries(
      Object.entries(manifest.exposes).map(([name, file]) => [name, `./${file}`]),
    );
    const contentIndex = join(root, CONTENT_INDEX_SOURCE);
    const input = Object.fromEntries(
      Object.entries(exposes).map(([name, file]) => [name.slice(2), file]),
    );
    return {
      base: command === 'build' ? releaseBasePath(manifest.name, version) : '/',
      server: { port: DEV_PORTS[manifest.name], strictPort: true, cors: true },
      builder: {
        sharedConfigBuild: true,
        sharedPlugins: true,
        async buildApp({ build, environments: { client, ssr } }) {
          if (!client || !ssr)
            throw new Error('A module builds for the browser and for the server');
          await build(client);
          await build(ssr);
          await writeReleaseRecord({ manifest, version, root });
        },
      },
      // The shell's server cannot resolve packages for a release, so the release bundles everything except the shared
      // ones.
      ...(command === 'build' && { ssr: { noExternal: true } }),
      environments: {
        client: {
          build: {
            outDir: 'dist',
            manifest: true,
            rolldownOptions: { input, output: sharedFileNames('assets') },
          },
        },
        ssr: {
          build: {
            ssr: true,
            outDir: 'dist-ssr',
            rolldownOptions: {
              input: existsSync(contentIndex) ? { ...input, 'content-index': contentIndex } : input,
            },
          },
        },
      },
      plugins: [
        react({ reactRefreshHost: devShellOrigin() }),
        tailwindcss(),
        plugins,
        ...federation({
          name: releaseContainerName(manifest.name, version),
          filename: 'remoteEntry.js',
          exposes,
          manifest: true,
          dts: false,
          shareStrategy: 'loaded-first',
          shared: consumedShares,
          ...(command === 'build' && { experiments: { externalRuntime: true } }),
        }),
        containedPropertiesPlugin(manifest.name),
        scopedStylesPlugin(manifest.name),
      ],
    };
  });
