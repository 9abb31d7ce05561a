import { FOUNDING_YEAR } from './content/agency-facts.js';

/**
 * All contact details and facts about the agency in one place, so that pages, structured data, feeds and the chat never
 * disagree. Phone numbers are in E.164 for links and in US form for reading.
 */
export const siteConfig = {
  /** The header shows the domain as the brand. */
  brand: 'northloop.example',
  name: 'Northloop',
  email: 'hello@northloop.example',
  phone: { display: '(612) 555-0142', href: 'tel:+16125550142' },
  address: {
    street: '7800 Elm Creek Boulevard North',
    city: 'Maple Grove',
    state: 'MN',
    postalCode: '55369',
    country: 'US',
  },
  /** Hours when someone is in the studio, in Central time. */
  hours: {
    opens: 8,
    closes: 18,
    display: 'Mon-Fri 8am-6pm',
    sentence: 'Monday to Friday, 8am to 6pm Central',
  },
  /** IANA name of the studio's time zone. */
  timeZone: 'America/Chicago',
  foundingYear: FOUNDING_YEAR,
  copyrightYear: 2025,
  themeColor: '#4f46e5',
  social: [
    { name: 'X', href: 'https://x.com/northloopexample' },
    { name: 'Facebook', href: 'https://www.facebook.com/northloopexample' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/northloop-example' },
  ],
  tagline:
    'We create stunning digital experiences that transform businesses and engage audiences. Your vision, our expertise, extraordinary results.',
} as const;
