import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ShellConfig } from './config';
import { createSiteSearch } from './content/search/search-site';
import { serveContent } from './content/serve-content';
import { createSiteContent } from './content/site-content';
import { createSiteServer } from './create-site-server';
import type { Renderer } from './page/renderer';
import type { TransformHtml } from './page/send-page';
import type { ShellAssets } from './page/shell-assets';
import { createReadiness, type Readiness } from './process/readiness';
import { createReleaseGuard } from './releases/guard/release-guard';
import type { ReleaseMirror } from './releases/mirror/release-mirror';
import { createOverrideTrial } from './releases/overrides/try-overrides';
import type { ReleaseRegistry } from './releases/registry/release-registry';

/** The parts that differ between the built shell and the development shell. */
export interface SiteParts {
  config: ShellConfig;
  log: Logger;
  registry: ReleaseRegistry;
  mirror: ReleaseMirror;
  renderer: () => Promise<Renderer>;
  assets: () => Promise<ShellAssets>;
  /** Serves the shell's own files. */
  serveShellFiles: RequestHandler;
  transformHtml?: TransformHtml;
}

/** Assembles the site's server. It does not listen yet. */
export function composeSite({ config, ...parts }: SiteParts): {
  server: Server;
  readiness: Readiness;
} {
  const { registry, mirror, log } = parts;
  const { siteOrigin } = config;
  const content = createSiteContent(registry, mirror, log);
  const search = createSiteSearch(content);
  const readiness = createReadiness(registry, parts.renderer);
  const server = createSiteServer({
    ...parts,
    readiness,
    search,
    siteOrigin,
    serveContent: serveContent({ content, search, siteOrigin }),
    guard: createReleaseGuard({ rules: config.guard, registry, log }),
    overrideRules: config.overrides,
    tryOverrides: createOverrideTrial({ registry, rules: config.overrides, log }),
    proxiesInFront: config.proxiesInFront,
    apiOrigin: config.apiOrigin,
    publicApiOrigin: config.publicApiOrigin,
    dataLimit: config.pageDataLimit,
    afterLoadDelay: config.afterLoadDelay,
  });
  return { server, readiness };
}
