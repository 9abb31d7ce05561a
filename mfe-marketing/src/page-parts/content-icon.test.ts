import { describe, expect, it } from 'vitest';
import { benefitIcons } from '../careers/benefit-icons';
import { careersContent } from '../content/pages/careers';
import { teamContent } from '../content/pages/team';
import { ecommerce } from '../content/services/ecommerce';
import { mobileApps } from '../content/services/mobile-apps';
import { seo } from '../content/services/seo';
import { uiUxDesign } from '../content/services/ui-ux-design';
import { webDevelopment } from '../content/services/web-development';
import { storeIcons } from '../services/ecommerce/store-icons';
import { appIcons } from '../services/mobile-apps/app-icons';
import { searchIcons } from '../services/seo/search-icons';
import { designIcons } from '../services/ui-ux-design/design-icons';
import { buildIcons } from '../services/web-development/build-icons';
import { cultureIcons } from '../team/culture-icons';

const pages = [
  { page: 'team', icons: cultureIcons, items: teamContent.culture },
  { page: 'careers', icons: benefitIcons, items: careersContent.benefits },
  { page: 'web development', icons: buildIcons, items: webDevelopment.services.cards },
  { page: 'UI/UX design', icons: designIcons, items: uiUxDesign.services.cards },
  { page: 'mobile apps', icons: appIcons, items: mobileApps.services.cards },
  { page: 'SEO', icons: searchIcons, items: seo.services.cards },
  {
    page: 'e-commerce',
    icons: storeIcons,
    items: [...ecommerce.features.items, ...ecommerce.services.cards],
  },
];

describe('icon sets', () => {
  it.each(pages)('$page imports the icons its content names, and no others', ({ icons, items }) => {
    const named = new Set(items.map(({ icon }) => icon));
    expect(Object.keys(icons).sort()).toEqual([...named].sort());
  });
});
