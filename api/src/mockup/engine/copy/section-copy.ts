import type { MockupSectionKind } from '@northloop/contracts';

/** Section titles by kind. {visitors} are those whom the trade serves. The trade itself has a title for its offers. */
export const sectionTitles: Readonly<Record<MockupSectionKind, readonly string[]>> = {
  services: ['What we do'],
  proof: ['Good to know', 'In short', 'What you can count on', 'The short version'],
  about: ['About {name}', 'Who we are', 'Behind {name}', 'In our own words'],
  testimonials: ['What {visitors} say', 'Kind words', 'In their words', 'Word of mouth'],
  faq: ['Questions, answered', 'Before you ask', 'You might wonder', 'What {visitors} ask'],
  featured: ['Worth a look', 'Picked for you'],
  prices: ['What it costs', 'Prices at a glance', 'Plain prices'],
  products: ['From the shelf', 'In the shop', 'Have a look', 'What we make and sell'],
  schedule: ['When to come', 'Days and times', 'When we are there'],
  team: ['Who you will meet', 'The people', 'Faces to the names'],
  posts: ['Latest from {name}', 'Notes and stories', 'Read on', 'Worth reading'],
  cases: ['A look at the work', 'Recent work', 'Have a look', 'In pictures'],
  steps: ['How it goes', 'What to expect', 'Step by step', 'From hello to done'],
  map: ['Find us in {place}', 'Where to find us', 'Come by'],
  call: ['Ready when you are', 'Your turn', 'Shall we begin?', 'Let us hear from you'],
  signup: ['Letters from {name}', 'Hear from us first', 'Stay in touch'],
  contact: ['Get in touch', 'Talk to us', 'Write or call', 'Reach {name}'],
};

/** Titles over pictures of a place or a day, where there is no work to show. */
export const momentTitles: readonly string[] = ['In pictures', 'A look around', 'Moments'];

/** Titles that only fit one owner working alone; 'we' would be wrong there. */
export const soloTitles: Partial<Record<MockupSectionKind, readonly string[]>> = {
  about: ['About {name}', 'Hello', 'In my own words'],
  schedule: ['When to come', 'Days and times'],
  team: ['Who you will meet'],
  products: ['From the shelf', 'Have a look'],
  proof: ['Good to know', 'In short', 'The short version'],
  contact: ['Get in touch', 'Write or call', 'Reach {name}'],
  call: ['Ready when you are', 'Your turn', 'Shall we begin?'],
  signup: ['Letters from {name}', 'Stay in touch'],
  map: ['Where to find me', 'Come by'],
};

/** Lines below the titles; '' if the title is enough. They state nothing. */
export const sectionLeads: Readonly<Record<MockupSectionKind, readonly string[]>> = {
  services: ['', 'Pick what fits, ask about the rest.'],
  proof: [''],
  about: [''],
  testimonials: [''],
  faq: ['', 'Something missing? Just ask.'],
  featured: [''],
  prices: ['', 'Ask if you are unsure what fits.'],
  products: ['', 'A few to begin with.'],
  schedule: [''],
  team: [''],
  posts: [''],
  cases: [''],
  steps: [''],
  map: [''],
  call: ['Tell us what you have in mind.', 'A few words are enough to begin.'],
  signup: ['One letter when there is something to say. Leave whenever you like.'],
  contact: ['', 'A few words are enough to begin.'],
};

/** Names of sections in the menu. Each trade has its own name for what it offers. */
export const sectionNames: Readonly<Record<MockupSectionKind, string>> = {
  services: 'Services',
  proof: 'In short',
  about: 'About',
  testimonials: 'Reviews',
  faq: 'Questions',
  featured: 'Featured',
  prices: 'Prices',
  products: 'Shop',
  schedule: 'Hours',
  team: 'People',
  posts: 'Articles',
  cases: 'Work',
  steps: 'Steps',
  map: 'Find us',
  call: 'Start',
  signup: 'Letter',
  contact: 'Contact',
};
