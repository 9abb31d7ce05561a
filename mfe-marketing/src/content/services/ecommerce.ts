import { companyFigures, typicalTimelines } from '@northloop/contracts';
import type { Testimonial } from '../home/testimonial';
import type { IconName } from '../icon-name';
import type { SectionHeading } from '../section-heading';
import type { Statistic } from '../statistic';
import type { Platform, ServicePage } from './service-page';

/** Something every store gets, on whichever platform. */
export interface StoreFeature {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
}

export interface EcommercePage extends ServicePage {
  readonly stats: readonly Statistic[];
  readonly features: { readonly heading: SectionHeading; readonly items: readonly StoreFeature[] };
  readonly platforms: {
    readonly heading: SectionHeading;
    readonly bestForLabel: string;
    readonly items: readonly Platform[];
  };
  readonly testimonials: {
    readonly heading: SectionHeading;
    readonly items: readonly Testimonial[];
  };
}

/** Page at /services/ecommerce. */
export const ecommerce: EcommercePage = {
  path: '/services/ecommerce',
  breadcrumbs: [
    { name: 'Home', to: '/' },
    { name: 'Services', to: '/#services' },
    { name: 'E-commerce', to: '/services/ecommerce' },
  ],
  schema: {
    serviceType: 'E-commerce development',
    name: 'Online stores for small businesses',
    description:
      'Set-up, design, migration and care of online stores on Shopify, WooCommerce, BigCommerce and headless platforms.',
  },
  hero: {
    headline: 'Sell what’s really on the shelf',
    lead: 'A store is more than its product pages. We plan for the returns, the out-of-stocks, the county sales tax and the customer who calls anyway.',
    actions: [
      { label: 'Plan My Store', target: { kind: 'route', to: '/contact' } },
      { label: 'View Platforms', target: { kind: 'section', id: 'platforms' } },
    ],
  },
  stats: [
    { value: '150+', label: 'stores opened' },
    { value: '99.9%', label: 'uptime' },
    { value: '2.5s', label: 'average load time' },
    companyFigures.monitoring,
  ],
  features: {
    heading: {
      title: 'In every store we open',
      lead: 'No matter which platform carries it, these six come with the base price.',
    },
    items: [
      {
        icon: 'CreditCard',
        title: 'Checkout in one screen',
        description: 'Guest checkout, saved wallets and an address field that finishes itself.',
      },
      {
        icon: 'Boxes',
        title: 'Stock that agrees',
        description: 'The count online follows the count at the register, hold-backs included.',
      },
      {
        icon: 'Truck',
        title: 'Shipping you can explain',
        description:
          'Live carrier rates, local pickup and free-over thresholds set by your margins.',
      },
      {
        icon: 'Receipt',
        title: 'Tax by address',
        description:
          'Sales tax worked out where the parcel goes, with reports for your bookkeeper.',
      },
      {
        icon: 'ShieldCheck',
        title: 'Cards kept off your server',
        description: 'Payment pages run by the processor, which keeps your PCI paperwork short.',
      },
      {
        icon: 'ChartNoAxesColumn',
        title: 'Numbers worth reading',
        description: 'What sold, what was looked for and not found, and where carts were left.',
      },
    ],
  },
  platforms: {
    heading: {
      title: 'Four platforms, compared by us',
      lead: 'We earn no commission from any of them, so the advice costs you nothing extra.',
    },
    bestForLabel: 'Best for',
    items: [
      {
        name: 'Shopify',
        badge: 'Popular',
        description:
          'Hosted, quick to open and hard to break. You pay monthly and skip the server work.',
        features: [
          'Register and online stock in one',
          'Shop Pay and local pickup',
          'A large app catalog',
        ],
        bestFor: 'Shops that want to open within the season',
      },
      {
        name: 'WooCommerce',
        badge: 'Popular',
        description:
          'Open-source selling inside WordPress. No platform fee, a little more housekeeping.',
        features: [
          'Full control of pages and data',
          'Blog and store side by side',
          'Runs on your own host',
        ],
        bestFor: 'Businesses with a WordPress site they like',
      },
      {
        name: 'BigCommerce',
        badge: 'Popular',
        description:
          'Hosted, with more built in for long catalogs and customers who buy by the pallet.',
        features: [
          'Price lists by customer group',
          'Many product options',
          'No added transaction fees',
        ],
        bestFor: 'Wholesale and retail under one roof',
      },
      {
        name: 'Headless storefront',
        badge: 'Popular',
        description:
          'A custom shop window in front of a commerce engine, for when templates get in the way.',
        features: ['Any layout you can draw', 'Very light pages', 'Engine can be swapped later'],
        bestFor: 'Brands with a developer on staff or a care plan',
      },
    ],
  },
  services: {
    heading: {
      title: 'Hire us for',
      lead: `A new store usually opens in ${typicalTimelines.ecommerce}. The other three take less.`,
    },
    cards: [
      {
        icon: 'Store',
        title: 'New stores',
        description: 'From product list to first order, photographs and policies included.',
        features: ['Platform choice in writing', 'Up to 200 products loaded', 'Opening-week watch'],
        color: 'indigo-violet',
      },
      {
        icon: 'PackageOpen',
        title: 'Store moves',
        description:
          'Products, customers and old orders brought across, with the old addresses redirected.',
        features: ['Rehearsed on a copy', 'Search rankings protected', 'No closed-for-moving sign'],
        color: 'teal-cyan',
      },
      {
        icon: 'MousePointerClick',
        title: 'Checkout repair',
        description: 'We record where carts are left, then fix the steps in order of dollars lost.',
        features: ['Session review', 'Two fixes tested at a time', 'Results after 30 days'],
        color: 'amber-rose',
      },
      {
        icon: 'LifeBuoy',
        title: 'Store care',
        description:
          'Updates on slow mornings, eyes on the checkout, a person to call in December.',
        features: [
          'Round-the-clock monitoring',
          'Holiday readiness check',
          'Monthly hour of changes',
        ],
        color: 'emerald-teal',
      },
    ],
  },
  testimonials: {
    heading: { title: 'Store owners, after the holidays' },
    items: [
      {
        name: 'Wes Turnquist',
        role: 'Co-owner',
        company: 'Turnquist Canoe & Paddle',
        text: 'Our busiest week came and nobody touched the site. My sister and I packed boxes, which is what we’re supposed to be doing.',
        rating: 5,
      },
      {
        name: 'Adaeze Brandt',
        role: 'Founder',
        company: 'Bluestem Candle Works',
        text: 'They moved four years of orders over a Tuesday night. One customer noticed, and she wrote to say the new checkout was shorter.',
        rating: 5,
      },
      {
        name: 'Joan Pruitt',
        role: 'General manager',
        company: 'Pruitt Seed & Feed',
        text: 'Farmers order at five in the morning from the cab. It has to work on an old phone with wet hands, and it does.',
        rating: 5,
      },
    ],
  },
  faqHeading: { title: 'What store owners ask us' },
  closing: {
    title: 'Count your products. Then call.',
    text: 'Roughly how many items, how you ship and what you sell on today: with those three we can name a platform and a range.',
    actions: [
      { label: 'Get a Store Estimate', target: { kind: 'route', to: '/contact' } },
      { label: 'Call', target: { kind: 'call' } },
    ],
  },
};
