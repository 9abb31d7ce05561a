import type { TestProject } from 'vitest/node';
import { startSite } from '../fixtures/site/start-site';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site that all contract tests share. None of them may change what it serves. */
    siteUrl: string;
  }
}

/** Starts one site for all contract tests of a run, because a start takes longer than all their requests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide('siteUrl', site.url);
  return site.dispose;
}
