import type { TestProject } from 'vitest/node';
import { startSite } from '../fixtures/site/start-site';

/** The sites for the journeys. */
export interface Sites {
  site: string;
  /** A site whose blog is not available. Left out with `SITE_URL`. */
  siteWithoutBlog?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: Sites;
  }
}

/** Nothing listens on this port: it needs privileges that tests do not have. */
const DEAD_ORIGIN = 'http://127.0.0.1:9';

/** Starts the sites once for all browsers. With `SITE_URL` only that site is used. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.SITE_URL) {
    project.provide('sites', { site: process.env.SITE_URL });
    return async () => {};
  }
  const site = await startSite();
  const { apiOrigin } = site;
  const siteWithoutBlog = await startSite({
    API_ORIGIN: apiOrigin,
    MODULE_ORIGIN_BLOG: DEAD_ORIGIN,
  });
  project.provide('sites', { site: site.url, siteWithoutBlog: siteWithoutBlog.url });
  return async () => {
    await siteWithoutBlog.dispose();
    await site.dispose();
  };
}
