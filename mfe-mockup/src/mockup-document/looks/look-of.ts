import type { MockupTemplateId, SharedMockup, WebsiteType } from '@northloop/contracts';
import type { Look } from '../look';
import { blogLooks } from './blog-looks';
import { businessLooks } from './business-looks';
import { ecommerceLooks } from './ecommerce-looks';
import { landingLooks } from './landing-looks';
import { portfolioLooks } from './portfolio-looks';

/** Every composition that can be drawn. */
export const looks: Readonly<Record<MockupTemplateId, Look>> = {
  ...businessLooks,
  ...ecommerceLooks,
  ...portfolioLooks,
  ...blogLooks,
  ...landingLooks,
};

/** Drawn where a draft names no composition that is known here. */
const USUAL: Readonly<Record<WebsiteType, MockupTemplateId>> = {
  business: 'main-street',
  ecommerce: 'storefront',
  portfolio: 'gallery',
  blog: 'journal',
  landing: 'one-pager',
};

/** The look of a draft: the one that it names, or the usual one of its kind of site. */
export const lookOf = ({ id, layout }: SharedMockup['template']): Look =>
  looks[id ?? USUAL[layout.type]];
