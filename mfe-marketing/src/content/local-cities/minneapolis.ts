import type { LocalCity } from './local-city';

/** The home city, shown whenever nothing better is known about the visitor. */
export const minneapolis: LocalCity = {
  city: 'Minneapolis',
  state: 'MN',
  headline: 'Your Minneapolis neighbors are searching right now',
  areas: [
    'North Loop',
    'Northeast Minneapolis',
    'Uptown',
    'Longfellow',
    'Saint Paul',
    'Maple Grove',
    'Plymouth',
    'Brooklyn Park',
    'Minnetonka',
    'Bloomington',
  ],
  services: [
    {
      title: 'Neighborhood websites',
      description:
        'Hours, menu, parking and directions where a thumb finds them, plus a page for each place you serve.',
      localFocus: 'Corner shops and kitchens from Northeast to Longfellow',
    },
    {
      title: 'Twin Cities search',
      description:
        'Your Google Business Profile cleaned up, reviews answered, and pages that name the suburbs you actually drive to.',
      localFocus: 'Trades covering both sides of the river',
    },
    {
      title: 'Winter-proof ordering',
      description:
        'Order-ahead, delivery slots and curbside pickup for the months when nobody wants to stand in line outside.',
      localFocus: 'Bakeries, grocers and garden centers in the northwest metro',
    },
  ],
  seoKeywords: [
    'Minneapolis web design',
    'Twin Cities web developer',
    'Maple Grove website design',
    'Saint Paul small business website',
    'Minneapolis local SEO',
  ],
  businessHours: 'Mon-Fri 8am-6pm CST',
  phoneNumber: '(612) 555-0142',
  marketingMessage:
    'We live here too. Stop by the studio, or we’ll come to your shop and see how the counter works.',
};
