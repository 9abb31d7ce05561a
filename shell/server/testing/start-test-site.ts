import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { init } from '@module-federation/runtime';
import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import type { RequestHandler } from 'express';
import { onTestFinished } from 'vitest';
import * as renderer from '../../src/entry-server';
import { readConfig } from '../config';
import { createSiteSearch } from '../content/search/search-site';
import { serveContent } from '../content/serve-content';
import { createSiteContent } from '../content/site-content';
import { createSiteServer } from '../create-site-server';
import { createReadiness } from '../process/readiness';
import { createReleaseGuard } from '../releases/guard/release-guard';
import { openWithdrawals } from '../releases/guard/withdrawals';
import { createReleaseMirror } from '../releases/mirror/release-mirror';
import { createOverrideTrial } from '../releases/overrides/try-overrides';
import { createModuleOrigins } from '../releases/registry/module-origin';
import { createOriginRegistry } from '../releases/registry/origin-registry';
import { collectLog } from './collect-log';
import { type SampleRelease, sampleRelease, serveSample } from './sample-release';

/** Prepares the federation runtime of this process. Call once, before a site renders pages. */
export function prepareModuleRuntime(): void {
  init({
    name: 'shell',
    remotes: [],
    plugins: [{ name: 'import-entry', loadEntry: ({ remoteInfo }) => import(remoteInfo.entry) }],
  });
}

let nextVersion = 1;

/**
 * A release whose server part is a federation container.
 * @param exposes source text of the object with its exposes.
 */
const releaseOf = (module: ModuleName, exposes: string): SampleRelease =>
  sampleRelease({
    module,
    version: `1.0.${nextVersion++}`,
    files: {
      'server.mjs': `const exposes = ${exposes};
        export const init = () => {};
        export const get = async (name) => {
          if (!(name in exposes)) throw new Error('no ' + name);
          return () => exposes[name];
        };`,
    },
  });

export const marketing = `{
  './home': { page: { Component: () => 'The home page' } },
  './about': { page: { Component: ({ data }) => 'About, with ' + JSON.stringify(data), load: async ({ api }) => ({ data: await api.get('/api/services') }) } },
  './team': { page: { Component: () => { throw new Error('a bug in the module'); } } },
  './contact': { page: { Component: () => 'Contact' } },
  './not-found': { page: { Component: () => 'Nothing here' } },
}`;
export const blog = `{
  './blog-list': { page: { Component: () => 'The blog' } },
  './blog-post': { page: {
    Component: ({ data }) => 'Post ' + data,
    load: ({ params }) => params.slug === 'moved' ? { redirect: '/blog' } : params.slug === 'gone' ? { notFound: true } : { data: params.slug },
  } },
}`;

const api: RequestListener = (incoming, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify([{ asked: incoming.url?.split('?')[0] }]));
};

/** A whole site whose modules are served, silent or unreachable. */
export async function startTestSite({
  modules = {
    marketing,
    blog,
    mockup: "{ './generator': { slot: { Component: () => 'The generator' } } }",
  },
  silent = [],
  apiListener = api,
  dataLimit = 60_000,
  proxiesInFront = 0,
  siteOrigin = 'https://northloop.example',
  hasCanary = false,
  serveShellFiles = (_request, _response, next) => next(),
}: {
  modules?: Partial<Record<ModuleName, string>>;
  silent?: readonly ModuleName[];
  apiListener?: RequestListener;
  dataLimit?: number;
  proxiesInFront?: number;
  siteOrigin?: string;
  hasCanary?: boolean;
  serveShellFiles?: RequestHandler;
} = {}) {
  const origins = Object.fromEntries(
    await Promise.all(
      MODULE_NAMES.map(async (name) => {
        const source = modules[name];
        const release = source ? releaseOf(name, source) : null;
        const serve = serveSample(() => release);
        return [name, await listen(silent.includes(name) ? () => {} : serve)];
      }),
    ),
  ) as Record<ModuleName, string>;
  const { log, lines } = collectLog();
  const root = await temporaryFolder();
  const mirror = createReleaseMirror(root);
  const followed = createOriginRegistry({
    origins: createModuleOrigins(origins),
    mirror,
    withdrawals: openWithdrawals(join(root, 'withdrawn.json'), log),
    log,
    pollInterval: 60_000,
    warm: async () => {},
  });
  onTestFinished(followed.stop);
  const registry = { ...followed, hasCanary: () => hasCanary };
  const readiness = createReadiness(registry, async () => renderer);
  const overrideRules = { published: false, origins: [] };
  const content = createSiteContent(registry, mirror, log);
  const search = createSiteSearch(content);
  const address = await listen(
    createSiteServer({
      readiness,
      proxiesInFront,
      search,
      serveContent: serveContent({ content, search, siteOrigin }),
      registry,
      mirror,
      guard: createReleaseGuard({ rules: readConfig({}).guard, registry, log }),
      overrideRules,
      tryOverrides: createOverrideTrial({ registry, rules: overrideRules, log }),
      log,
      apiOrigin: await listen(apiListener),
      dataLimit,
      siteOrigin,
      publicApiOrigin: 'https://api.northloop.example',
      afterLoadDelay: 2000,
      renderer: async () => renderer,
      assets: async () => ({ entry: '/assets/shell/entry.js', stylesheets: [], preload: [] }),
      serveShellFiles,
    }),
  );
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${address}${path}`, { redirect: 'manual', ...init });
    // React's development build adds templates with errors, and comments between adjacent texts.
    const html = (await response.text()).replace(/<template[^>]*><\/template>|<!--.*?-->/gs, '');
    return { status: response.status, headers: response.headers, html };
  };
  return { address, get, lines, readiness };
}
