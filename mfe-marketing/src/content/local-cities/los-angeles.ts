import type { LocalCity } from './local-city';

/** Served from Minnesota over a local line, on Pacific time. */
export const losAngeles: LocalCity = {
  city: 'Los Angeles',
  state: 'CA',
  headline: 'Get found before Angelenos hit traffic',
  areas: [
    'Downtown',
    'Echo Park',
    'Silver Lake',
    'Koreatown',
    'Culver City',
    'Santa Monica',
    'Highland Park',
    'Pasadena',
    'Burbank',
    'Long Beach',
  ],
  services: [
    {
      title: 'Portfolio and booking sites',
      description:
        'Work samples that load quickly on set, and a calendar that turns a look into an inquiry.',
      localFocus: 'Photographers, stylists and post houses from Burbank to Culver City',
    },
    {
      title: 'Search by side of town',
      description:
        'Nobody crosses the 405 for a haircut. We build listings and pages around the fifteen minutes people will drive.',
      localFocus: 'Salons, clinics and auto shops across the Westside and the Valley',
    },
    {
      title: 'Direct-to-customer stores',
      description:
        'A store for the label or the hot sauce you now sell at markets, with wholesale orders kept apart.',
      localFocus: 'Makers and small brands in the Arts District and Highland Park',
    },
  ],
  seoKeywords: [
    'Los Angeles web design',
    'LA website developer',
    'Silver Lake web design',
    'Los Angeles ecommerce developer',
    'Los Angeles local SEO',
  ],
  businessHours: 'Mon-Fri 8am-6pm PST',
  phoneNumber: '(213) 555-0187',
  marketingMessage:
    'Call the 213 number on Pacific time. Video for the weekly check-ins, a visit when we need to see the space.',
};
