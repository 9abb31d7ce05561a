import { siteConfig } from '@northloop/kit';
import { describe, expect, it } from 'vitest';
import { contactSection } from '../content/contact/contact-section';
import { contactInfoValue } from './contact-info-value';

describe('contactInfoValue', () => {
  it('takes address, phone, mail and hours from the site configuration', () => {
    const values = contactSection.infoCards.map((card) => contactInfoValue(card, siteConfig));
    expect(values).toEqual([
      { lines: [siteConfig.email], href: `mailto:${siteConfig.email}` },
      { lines: [siteConfig.phone.display], href: siteConfig.phone.href },
      { lines: ['7800 Elm Creek Boulevard North', 'Maple Grove, MN 55369'] },
      { lines: ['Mon-Fri 8am-6pm'] },
    ]);
  });
});
