import type { ModuleManifest } from '@northloop/contracts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';

const VIRTUAL = 'virtual:standalone-module';

/** Packages that the kit needs on every standalone page. */
const KIT_DEPENDENCIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@northloop/kit > react-router-dom',
  '@northloop/kit > zustand',
  '@northloop/kit > axios',
  '@northloop/kit > lucide-react',
  '@northloop/kit > radix-ui',
];

/** The page around a module. Everything on it comes from the kit. */
const PAGE = `<!doctype html>
<html lang="en" class="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Module</title>
  </head>
  <body>
    <script type="module" src="/@id/__x00__${VIRTUAL}"></script>
  </body>
</html>`;

/** Source of the script that shows a module on its own. */
export function standaloneScript({ name, routes, slots, exposes }: ModuleManifest): string {
  const load = Object.entries(exposes)
    .map(
      ([expose, file]) => `${JSON.stringify(expose)}: () => import(${JSON.stringify(`/${file}`)})`,
    )
    .join(',\n');
  return `import { mountStandalone } from '@northloop/kit/standalone';
mountStandalone({ ...${JSON.stringify({ name, routes, slots })}, load: {\n${load}\n} });`;
}

const standalonePlugin = (manifest: ModuleManifest): Plugin => ({
  name: 'northloop:standalone',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load: (id) => (id === `\0${VIRTUAL}` ? standaloneScript(manifest) : undefined),
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const html = await server.transformIndexHtml(request.url ?? '/', PAGE);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(html);
      } catch (error) {
        next(error);
      }
    });
  },
});

/**
 * Shows a module alone on a page, without federation and without the shell.
 * @param apiOrigin where `/api` is forwarded to.
 */
export const standaloneConfig = (
  manifest: ModuleManifest,
  plugins: PluginOption[],
  { port, apiOrigin }: { port: number; apiOrigin: string },
): UserConfig => ({
  appType: 'custom',
  server: { port, strictPort: true, proxy: { '/api': { target: apiOrigin, changeOrigin: true } } },
  // If Vite discovered these packages one by one, it would also optimize them one by one, and the page would have
  // several copies of React meanwhile.
  optimizeDeps: { entries: Object.values(manifest.exposes), include: KIT_DEPENDENCIES },
  resolve: { dedupe: ['react', 'react-dom', '@northloop/kit'] },
  plugins: [react(), tailwindcss(), plugins, standalonePlugin(manifest)],
});
