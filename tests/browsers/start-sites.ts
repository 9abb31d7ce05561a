import type { TestProject } from 'vitest/node';
import { startSite } from '../fixtures/site/start-site';

/** Sites that the journeys are made on. */
export interface Sites {
  site: string;
  /** One whose blog cannot be had; absent when the site is somebody else's. */
  siteWithoutBlog?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: Sites;
  }
}

/** A port that nothing may listen on without rights that a test does not ask for. */
const DEAD_ORIGIN = 'http://127.0.0.1:9';

/** Starts the sites once for all browsers; with `SITE_URL` set, that site is the only one. */
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
