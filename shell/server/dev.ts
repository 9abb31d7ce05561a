import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { revalidate } from '@module-federation/vite/ssrEntryLoader';
import { MODULE_NAMES } from '@northloop/contracts';
import { createServer } from 'vite';
import { readConfig } from './config';
import { createSiteSearch } from './content/search-site';
import { serveContent } from './content/serve-content';
import { createSiteContent } from './content/site-content';
import { createLog } from './create-log';
import { createSiteServer } from './create-site-server';
import { readModulePairs } from './modules';
import type { Renderer } from './page/renderer';
import { provideRuntimeCore } from './provide-runtime-core';
import { createReadiness } from './readiness';
import { type DevOrigins, withDevModules } from './releases/dev-release-registry';
import { createModuleOrigins } from './releases/module-origin';
import { createOriginRegistry } from './releases/origin-registry';
import { createReleaseGuard } from './releases/release-guard';
import { createReleaseMirror } from './releases/release-mirror';
import { createSiteOrigins } from './releases/site-origin';
import { createOverrideTrial } from './releases/try-overrides';
import { openWithdrawals } from './releases/withdrawals';
import { startServer } from './start-server';

/**
 * The shell from its sources with fast refresh, for `pnpm dev`. `DEV_MODULES` names the modules that run from their
 * development servers as `name=origin` pairs separated by spaces. The others are served as built, or as the site that
 * `DEV_SITE` names serves them.
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

const content = createSiteContent(registry, mirror, log);
const search = createSiteSearch(content);
const readiness = createReadiness(registry, loadRenderer);
const server = createSiteServer({
  readiness,
  proxiesInFront: config.proxiesInFront,
  search,
  serveContent: serveContent({ content, search, siteOrigin: config.siteOrigin }),
  registry,
  mirror,
  guard: createReleaseGuard({ rules: config.guard, registry, log }),
  overrideRules: config.overrides,
  tryOverrides: createOverrideTrial({ registry, rules: config.overrides, log }),
  log,
  apiOrigin: config.apiOrigin,
  dataLimit: config.pageDataLimit,
  siteOrigin: config.siteOrigin,
  afterLoadDelay: config.afterLoadDelay,
  renderer: async () => {
    const renderer = await loadRenderer();
    for (const name of MODULE_NAMES) {
      const release = devOrigins[name] && (await registry.current(name));
      if (!release) continue;
      const entry = registry.serverEntry(release);
      // Its code may have changed since the last page.
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
    // Hydration takes the lines between the scripts that were put in for text of ours.
    return withClient.replace(/(<head>|<\/script>)\s+</g, '$1<');
  },
});
startServer(server, { registry: built, readiness, config, log });
