import type { Mockup, MockupResponse, WebsiteType } from '@northloop/contracts';

/** A draft that has a section of every kind. */
export function sampleMockup(type: WebsiteType = 'business'): Mockup {
  return {
    companyInfo: {
      name: 'Elm Creek Bakery',
      tagline: 'Bread worth the walk',
      phone: '(763) 555-0117',
      email: 'hello@elmcreekbakery.example',
      address: '12 Mill Street, Maple Grove',
    },
    template: { name: 'Main Street', description: 'Who, what, where.', layout: { type } },
    designSystem: {
      colorPalette: {
        background: '#fbfaf7',
        surface: '#f2efe6',
        text: '#1d1a16',
        textLight: '#5a5348',
        primary: '#1b2a5b',
        secondary: '#7a5b12',
        accent: '#0d6b62',
        neutral: '#6d675d',
      },
      typography: {
        headings: "'Iowan Old Style', Georgia, serif",
        body: 'system-ui, sans-serif',
        sizes: {
          h1: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)',
          h2: '2rem',
          h3: '1.4rem',
          h4: '18px',
        },
      },
      spacing: { sectionPadding: 'clamp(3rem, 7vw, 6rem)' },
    },
    header: { logo: 'Elm Creek Bakery', navigation: ['Home', 'Services', 'About', 'Contact'] },
    hero: { title: 'Come hungry', subtitle: 'Sourdough since 2011.', cta: 'Order bread' },
    sections: [
      { name: 'proof', title: 'Why us', content: 'Reasons.', highlights: ['Baked at four'] },
      {
        name: 'services',
        title: 'On the shelf',
        content: 'Today.',
        services: [
          { name: 'Rye', description: 'Dark and dense.', features: ['Sliced on request'] },
        ],
      },
      { name: 'about', title: 'The ovens', content: 'Two ovens.\nOne street.' },
      {
        name: 'testimonials',
        title: 'Said about us',
        content: '',
        testimonials: [
          {
            quote: 'Say it here',
            author: 'A customer',
            position: 'Regular',
            company: 'Maple Grove',
          },
        ],
      },
      {
        name: 'faq',
        title: 'Good to know',
        content: 'Asked often.',
        highlights: ['Do you deliver? Yes, on Fridays.', 'Ask us anything'],
      },
      { name: 'featured', title: 'Latest loaves', content: '', highlights: ['Oat and honey'] },
      { name: 'newsletter', title: 'Letters', content: '', form: { submitText: 'Subscribe' } },
      {
        name: 'contact',
        title: 'Find us',
        content: 'Write or call.',
        contactInfo: {
          phone: '(763) 555-0117',
          email: 'hello@elmcreekbakery.example',
          address: '12 Mill Street',
          hours: 'Six to two',
        },
        form: { submitText: 'Send it' },
      },
    ],
    features: ['Online ordering'],
    technicalRecommendations: ['Serve finished HTML'],
    contentStrategy: {
      tone: 'Warm',
      messaging: 'Lead with the smell.',
      seoKeywords: ['bakery maple grove'],
      callsToAction: ['Order bread', 'Visit the shop'],
    },
  };
}

/** The same draft with a quote. */
export function sampleResponse(): MockupResponse {
  return {
    mockup: sampleMockup(),
    quote: {
      projectType: 'Business website',
      timeline: '5 to 7 weeks',
      included_services: ['Design and homepage: $5,000', 'Online booking: $1,650'],
      total_cost: '$6,650',
      lineItems: [
        {
          group: 'base',
          label: 'Design and homepage',
          detail: 'Colors, type, launch',
          cents: { low: 450_000, expected: 500_000, high: 600_000 },
        },
        {
          group: 'integration',
          label: 'Online booking',
          detail: '',
          cents: { low: 165_000, expected: 165_000, high: 165_000 },
        },
      ],
      total: { low: 615_000, expected: 665_000, high: 765_000 },
      weeks: { min: 5, max: 7 },
      budget: '$5,000 - $10,000',
      assumptions: ['Six pages in all'],
      exclusions: ['Photography'],
      waysToLower: [{ label: 'Add "Online booking" after launch', cents: 165_000 }],
      validDays: 30,
      depositPercent: 50,
    },
  };
}
