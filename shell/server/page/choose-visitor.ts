import type { ModuleName } from '@northloop/contracts';
import type { Request } from 'express';
import { isSecure } from '../http/is-secure';
import type { TriedOverrides } from '../releases/overrides/try-overrides';
import type { ReleaseRegistry } from '../releases/registry/release-registry';
import { bucketCookie, drawBucket, readReleaseCookies } from '../releases/rollout/release-cookies';
import type { Visitor } from '../releases/rollout/visitor';

export interface VisitorOptions {
  registry: Pick<ReleaseRegistry, 'hasCanary'>;
  /** Makes ready what a browser asked to try. */
  tryOverrides: (choices: Partial<Record<ModuleName, string>>) => Promise<TriedOverrides>;
  siteOrigin: string;
}

/** A browser that asks for a page. */
export interface PageVisitor {
  visitor: Visitor;
  /** Sets its place in a canary; absent where it has one or needs none. */
  cookie?: string;
  /** What it asked to try, and what of it could not be had. */
  trial: { chosen: TriedOverrides['overrides']; failed: ModuleName[] };
  /** Whether it asked to try anything: its pages are nobody else's. */
  isTrial: boolean;
}

/** Reads from its cookies which releases a browser gets. One that comes while there is a canary draws its place in it. */
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
