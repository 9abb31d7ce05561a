import { siteConfig } from '@northloop/kit';
import { expect, it } from 'vitest';
import { phoneHref } from './phone-href';

it('dials the number that is shown', () => {
  expect(phoneHref('(312) 555-0118')).toBe('tel:+13125550118');
  expect(phoneHref(siteConfig.phone.display)).toBe(siteConfig.phone.href);
});
