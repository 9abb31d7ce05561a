import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { revalidate } from '@module-federation/vite/ssrEntryLoader';
import { MODULE_NAMES } from '@northloop/contracts';
import { createServer } from 'vite';
import { composeSite } from './compose-site';
import { readConfig } from './config';
import { createLog } from './logging/create-log';
import { readModulePairs } from './modules';
import type { Renderer } from './page/renderer';
import { startServer } from './process/start-server';
import { openWithdrawals } from './releases/guard/withdrawals';
import { createReleaseMirror } from './releases/mirror/release-mirror';
import { provideRuntimeCore } from './releases/provide-runtime-core';
import { type DevOrigins, withDevModules } from './releases/registry/dev-release-registry';
import { createModuleOrigins } from './releases/registry/module-origin';
import { createOriginRegistry } from './releases/registry/origin-registry';
import { createSiteOrigins } from './releases/registry/site-origin';

/**
 * Runs the shell from its sources with fast refresh, for `pnpm dev`. `DEV_MODULES` names the modules that run from
 * their development servers, as `name=origin` pairs separated by spaces. The others are served from their builds or, if
 * `DEV_SITE` names a site, as that site serves them.
 */
provideRuntimeCore();
const config = readConfig(process.env);
const log = createLog(config.logLevel);
const devOrigins: DevOrigins = readModulePairs(process.env.DEV_MODULES ?? '').pairs;

const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { middlewareMode: true },
  appType: 'custom',
});
const loadRenderer = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as Renderer;

const mirror = createReleaseMirror(join(config.dataDir, 'releases'));
const built = createOriginRegistry({
  origins: process.env.DEV_SITE
    ? createSiteOrigins(process.env.DEV_SITE)
    : createModuleOrigins(config.moduleOrigins),
  followed: MODULE_NAMES.filter((name) => !devOrigins[name]),
  mirror,
  log,
  pollInterval: config.pollInterval,
  withdrawals: openWithdrawals(join(config.dataDir, 'releases', 'withdrawn.json'), log),
  warm: async () => {},
});
await built.start();
const registry = withDevModules(built, devOrigins);

const { server, readiness } = composeSite({
  config,
  log,
  registry,
  mirror,
  renderer: async () => {
    const renderer = await loadRenderer();
    for (const name of MODULE_NAMES) {
      const release = devOrigins[name] && (await registry.current(name));
      if (!release) continue;
      const entry = registry.serverEntry(release);
      // The module's code may have changed since the last page.
      await revalidate(entry);
      renderer.forgetRelease(release, entry);
    }
    return renderer;
  },
  assets: async () => ({
    entry: '/src/entry-client.tsx',
    stylesheets: ['/src/site.css?direct'],
    preload: [],
  }),
  serveShellFiles: vite.middlewares,
  transformHtml: async (url, html) => {
    const withClient = await vite.transformIndexHtml(url, html);
    // React would treat the line breaks between the added scripts as our text during hydration.
    return withClient.replace(/(<head>|<\/script>)\s+</g, '$1<');
  },
});
startServer(server, { registry: built, readiness, config, log });
