import type { MockupSectionKind } from '@northloop/contracts';

/** Headline templates with the owner's facts, for every trade. With short facts they have fewer than nine words. */
export const factHeadlines: readonly string[] = [
  '{Offer} in {place}',
  '{Offer} and {offer2}, in {place}',
  '{Offer} and {offer2}',
  'Since {year}: {offer} and {offer2}',
  '{Offer} in {place}, since {year}',
  '{Place}, meet {name}',
  '{Offer}, the {name} way',
  'Come to {name} for {offer}',
  'Looking for {offer} in {place}?',
  'For {audience}: {offer}',
  '{Offer} for {audience}',
  '{Name}, at home in {place}',
  '{Name}, in {place} since {year}',
  '{Identity} in {place}',
  'Your {identity} in {place}',
  'Meet your {identity}',
  '{Offer}, {offer2} and a warm welcome',
  'In {place} for {offer}? Start here.',
  'First {offer}, then {offer2}',
  '{Offer}? Ask {name}.',
  'Made for {audience} in {place}',
  'Good news, {place}: {offer}',
];

/** Tagline templates with the owner's facts. */
export const factTaglines: readonly string[] = [
  '{Offer} in {place}',
  '{Offer} and {offer2}',
  '{Identity} in {place}',
  'In {place} since {year}',
  'Here for {audience}',
  '{Offer} for {audience}',
];

/** Default section titles by kind. A trade's own titles take precedence. */
export const sectionTitles: Readonly<Record<MockupSectionKind, readonly string[]>> = {
  services: ['What we do'],
  proof: ['What you can count on', 'Good reasons', 'In short', 'What matters to us'],
  about: ['About {name}', 'Who we are', 'Our story', 'Behind {name}'],
  testimonials: ['What people say', 'Kind words', 'In their words', 'Word of mouth'],
  faq: ['Good to know', 'Questions, answered', 'Before you ask', 'You might wonder'],
  featured: ['Worth a look', 'Picked for you'],
  prices: ['Plain prices', 'What it costs', 'Prices at a glance'],
  products: ['From the shelf', 'In the shop', 'Picked for you', 'New and favorite'],
  schedule: ['When to come', 'This week', 'Hours and dates'],
  team: ['Who you will meet', 'The people', 'Faces to the names'],
  posts: ['Latest from {name}', 'Fresh off the desk', 'Notes and stories', 'Read on'],
  cases: ['Recent work', 'Selected work', 'Things we made', 'A look at the work'],
  steps: ['How it works', 'What to expect', 'Step by step', 'From hello to done'],
  map: ['Find us in {place}', 'Where to find us', 'Come by'],
  call: ['Ready when you are', 'Your turn', 'Shall we begin?', 'Let us hear from you'],
  signup: ['Letters from {name}', 'Hear from us first', 'Stay in touch'],
  contact: ['Get in touch', 'Talk to us', 'Write or call', 'Come and see us'],
};

/** Lines below the titles; '' if the title is enough. */
export const sectionLeads: Readonly<Record<MockupSectionKind, readonly string[]>> = {
  services: [
    'Start with one; we help you find the rest.',
    'Pick what fits, ask about the rest.',
    '',
  ],
  proof: ['', 'What we hold ourselves to.'],
  about: [''],
  testimonials: [''],
  faq: ['Something missing? Ask us.', ''],
  featured: [''],
  prices: ['Ask if you are unsure what fits.', ''],
  products: ['', 'A few to begin with.'],
  schedule: ['Plans change; call ahead if you come a long way.', ''],
  team: ['', 'Say hello when you come in.'],
  posts: ['', 'New pieces when there is something to say.'],
  cases: ['', 'A few to begin with; ask for more.'],
  steps: ['', 'No surprises on the way.'],
  map: ['We are easy to find and glad to give directions.'],
  call: ['Tell us what you have in mind.', 'A few words are enough to begin.'],
  signup: ['One letter when there is something to say. Leave whenever you like.'],
  contact: ['Call, write or send the form.', 'However you like to talk, we are listening.'],
};

/** Names of sections in the menu. Each trade has its own name for the services. */
export const sectionNames: Readonly<Record<MockupSectionKind, string>> = {
  services: 'Services',
  proof: 'Reasons',
  about: 'About',
  testimonials: 'Reviews',
  faq: 'Questions',
  featured: 'Featured',
  prices: 'Prices',
  products: 'Shop',
  schedule: 'Schedule',
  team: 'Team',
  posts: 'Articles',
  cases: 'Work',
  steps: 'Steps',
  map: 'Find us',
  call: 'Start',
  signup: 'Letter',
  contact: 'Contact',
};
