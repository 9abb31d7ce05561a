import type { LocalCity } from './local-city';

/** Served from Minnesota over a local line. */
export const chicago: LocalCity = {
  city: 'Chicago',
  state: 'IL',
  headline: 'Chicago picks its places block by block',
  areas: [
    'West Loop',
    'Wicker Park',
    'Logan Square',
    'Pilsen',
    'Bridgeport',
    'Lincoln Park',
    'Andersonville',
    'Hyde Park',
    'Oak Park',
    'Evanston',
  ],
  services: [
    {
      title: 'Sites for a crowded block',
      description:
        'When four taquerias share a street, yours needs its own voice, its own photos and a menu that opens at once.',
      localFocus: 'Restaurants and bars along Milwaukee Avenue and 18th Street',
    },
    {
      title: 'Ward-by-ward search',
      description:
        'Pages and listings for the neighborhoods you serve, so a search in Bridgeport turns up the Bridgeport crew.',
      localFocus: 'Contractors, movers and repair shops across the city',
    },
    {
      title: 'Studio and class booking',
      description:
        'Schedules, waitlists and passes that your regulars can manage on the platform while the train is late.',
      localFocus: 'Fitness, music and art studios on the North Side',
    },
  ],
  seoKeywords: [
    'Chicago web design',
    'Chicago website developer',
    'Logan Square website design',
    'Chicago restaurant website',
    'Chicago local SEO',
  ],
  businessHours: 'Mon-Fri 8am-6pm CST',
  phoneNumber: '(312) 555-0118',
  marketingMessage:
    'Same time zone, an hour and a half by air. We take the first meeting in Chicago whenever the project calls for it.',
};
