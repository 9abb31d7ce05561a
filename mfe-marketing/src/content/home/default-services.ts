import { REVISION_ROUNDS, type Service } from '@northloop/contracts';

/** The six services shown when the server's list cannot be loaded. */
export const defaultServices: readonly Service[] = [
  {
    _id: 'web-design',
    icon: 'Palette',
    title: 'Web Design',
    description:
      'A look drawn for your business alone. We sketch with your photos, your prices and your hours, so you judge the real page.',
    features: [
      'Three directions before you choose one',
      'Drawn for phones first',
      'Type and color that pass contrast checks',
      `${REVISION_ROUNDS} rounds of changes included`,
    ],
  },
  {
    _id: 'web-development',
    icon: 'Code',
    title: 'Web Development',
    description:
      'Sites that load on one bar of signal, survive a busy Saturday and stay easy to edit after we hand you the keys.',
    features: [
      'An editor you can use without us',
      'Bookings, forms and payments',
      'Daily backups, tested by restoring them',
      'Code and domain in your name',
    ],
  },
  {
    _id: 'ui-ux-design',
    icon: 'Users',
    title: 'UI/UX Design',
    description:
      'We watch real customers try to use your product, then redraw the steps where they hesitate or leave.',
    features: [
      'Interviews and usability sessions',
      'Clickable prototypes',
      'WCAG 2.2 accessibility review',
      'A component library your developers keep',
    ],
  },
  {
    _id: 'mobile-apps',
    icon: 'Smartphone',
    title: 'Mobile Apps',
    description:
      'Apps for iPhone and Android that do one job well, keep working without signal and get through store review.',
    features: [
      'iOS and Android from one team',
      'Works offline, syncs later',
      'Push messages people agree to',
      'Store listing and submission',
    ],
  },
  {
    _id: 'ecommerce',
    icon: 'Globe',
    title: 'E-commerce',
    description:
      'Online stores that match your stockroom: sizes, bundles, local pickup and sales tax worked out before opening day.',
    features: [
      'Shopify, WooCommerce, BigCommerce or headless',
      'Short, guest-friendly checkout',
      'Inventory and shipping connections',
      'Products moved from your old store',
    ],
  },
  {
    _id: 'seo',
    icon: 'Zap',
    title: 'SEO',
    description:
      'Steady work on the pages, listings and reviews that decide whether nearby customers find you or the shop down the road.',
    features: [
      'Technical audit with a ranked fix list',
      'Google Business Profile upkeep',
      'Pages written for real searches',
      'A monthly report in plain English',
    ],
  },
];
