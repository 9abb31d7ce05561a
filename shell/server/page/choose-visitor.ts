import type { ModuleName } from '@northloop/contracts';
import type { Request } from 'express';
import { isSecure } from '../http/is-secure';
import type { TriedOverrides } from '../releases/overrides/try-overrides';
import type { ReleaseRegistry } from '../releases/registry/release-registry';
import { bucketCookie, drawBucket, readReleaseCookies } from '../releases/rollout/release-cookies';
import type { Visitor } from '../releases/rollout/visitor';

export interface VisitorOptions {
  registry: Pick<ReleaseRegistry, 'hasCanary'>;
  /** Prepares the releases that a browser wants to try. */
  tryOverrides: (choices: Partial<Record<ModuleName, string>>) => Promise<TriedOverrides>;
  siteOrigin: string;
}

/** The browser that requests a page. */
export interface PageVisitor {
  visitor: Visitor;
  /** Cookie that sets the browser's canary bucket; absent if it has one or needs none. */
  cookie?: string;
  /** The releases that the browser tries, and the modules whose choice failed. */
  trial: { chosen: TriedOverrides['overrides']; failed: ModuleName[] };
  /** Whether the browser tries any release. Its pages must not be cached for others. */
  isTrial: boolean;
}

/** Reads from the cookies which releases the browser gets. A browser without a bucket gets one if there is a canary. */
export async function chooseVisitor(
  request: Request,
  { registry, tryOverrides, siteOrigin }: VisitorOptions,
): Promise<PageVisitor> {
  const { bucket: known, choices } = readReleaseCookies(request);
  const drawn = known === null && registry.hasCanary() ? drawBucket() : null;
  const { overrides, failed } = await tryOverrides(choices);
  return {
    visitor: { bucket: known ?? drawn, overrides },
    ...(drawn !== null && { cookie: bucketCookie(drawn, isSecure(request, siteOrigin)) }),
    trial: { chosen: overrides, failed },
    isTrial: Object.keys(choices).length > 0,
  };
}
