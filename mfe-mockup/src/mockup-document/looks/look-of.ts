import type { MockupTemplateId, SharedMockup, WebsiteType } from '@northloop/contracts';
import type { Look } from '../look';
import { blogLooks } from './blog-looks';
import { businessLooks } from './business-looks';
import { ecommerceLooks } from './ecommerce-looks';
import { landingLooks } from './landing-looks';
import { portfolioLooks } from './portfolio-looks';

/** The looks of all compositions. */
export const looks: Readonly<Record<MockupTemplateId, Look>> = {
  ...businessLooks,
  ...ecommerceLooks,
  ...portfolioLooks,
  ...blogLooks,
  ...landingLooks,
};

/** The default composition when a draft names none that is known here. */
const USUAL: Readonly<Record<WebsiteType, MockupTemplateId>> = {
  business: 'main-street',
  ecommerce: 'storefront',
  portfolio: 'gallery',
  blog: 'journal',
  landing: 'one-pager',
};

/** The look that a draft names, or the default look of its website type. */
export const lookOf = ({ id, layout }: SharedMockup['template']): Look =>
  looks[id ?? USUAL[layout.type]];
