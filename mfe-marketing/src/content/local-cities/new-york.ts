import type { LocalCity } from './local-city';

/** Served from Minnesota over a local line, on Eastern time. */
export const newYork: LocalCity = {
  city: 'New York',
  state: 'NY',
  headline: 'Win the next ten blocks of New York',
  areas: [
    'Lower East Side',
    'Chelsea',
    'Harlem',
    'Williamsburg',
    'Park Slope',
    'Bushwick',
    'Astoria',
    'Jackson Heights',
    'Mott Haven',
    'St. George',
  ],
  services: [
    {
      title: 'Storefront sites that move fast',
      description:
        'A page that answers open now, how much and how far before the light at the crosswalk changes.',
      localFocus: 'Delis, salons and boutiques in Manhattan and Brooklyn',
    },
    {
      title: 'Borough search pages',
      description:
        'One clear page per borough with real jobs, real travel times and reviews from the people you served there.',
      localFocus: 'Home services and medical practices in all five boroughs',
    },
    {
      title: 'Stores with same-day delivery',
      description:
        'Checkout that knows your delivery zones by ZIP code and hands the courier a legible order.',
      localFocus: 'Florists, wine shops and specialty grocers',
    },
  ],
  seoKeywords: [
    'New York web design',
    'NYC small business website',
    'Brooklyn web developer',
    'Queens website design',
    'New York local SEO',
  ],
  businessHours: 'Mon-Fri 9am-7pm EST',
  phoneNumber: '(212) 555-0163',
  marketingMessage:
    'A New York line with Midwestern prices behind it. We keep your hours and work by video, visiting at the start and at launch.',
};
