import type { Mockup, MockupTemplateId, WebsiteType } from '@northloop/contracts';
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

const isKnown = (id: string): id is MockupTemplateId => Object.hasOwn(looks, id);

/** The look of a draft. */
export function lookOf({ id = '', layout }: Mockup['template']): Look {
  if (isKnown(id)) return looks[id];
  return looks[Object.hasOwn(USUAL, layout.type) ? USUAL[layout.type] : 'main-street'];
}
