import { INDUSTRIES, type Industry, WEBSITE_TYPES, type WebsiteType } from '@northloop/contracts';

const INDUSTRY_LABELS: Readonly<Record<Industry, string>> = {
  restaurant: 'Restaurant',
  ecommerce: 'E-commerce',
  healthcare: 'Healthcare',
  creative: 'Creative',
  technology: 'Technology',
  'real estate': 'Real estate',
  'professional services': 'Professional services',
  fitness: 'Fitness',
  education: 'Education',
  construction: 'Construction',
  other: 'Other',
};

/** The names of the website types as shown to visitors. */
export const WEBSITE_TYPE_LABELS: Readonly<Record<WebsiteType, string>> = {
  business: 'Business',
  ecommerce: 'E-commerce',
  portfolio: 'Portfolio',
  blog: 'Blog',
  landing: 'Landing page',
};

/** Options of the industry dropdown. */
export const industryOptions = INDUSTRIES.map((value) => ({
  value,
  label: INDUSTRY_LABELS[value],
}));

/** Options of the website type dropdown. */
export const websiteTypeOptions = WEBSITE_TYPES.map((value) => ({
  value,
  label: WEBSITE_TYPE_LABELS[value],
}));

/** Suggested colors, with names that the engine understands. */
export const colorIdeas = [
  { name: 'navy', color: '#000080' },
  { name: 'forest green', color: '#228b4b' },
  { name: 'terracotta', color: '#c8674a' },
  { name: 'mustard', color: '#d0a02a' },
  { name: 'aubergine', color: '#4b2342' },
  { name: 'petrol', color: '#0f5b6b' },
  { name: 'burgundy', color: '#7a1f3d' },
  { name: 'charcoal', color: '#36404a' },
] as const;

/** Texts of the form and its surroundings. */
export const generatorTexts = {
  /** Shown when the page was saved without its fonts because they could not be fetched. */
  withoutFonts: {
    title: 'Saved without fonts',
    description:
      'The fonts could not be loaded. Download the page again when you are online to include them.',
  },
  /** Shown when a look does not include a text that the visitor has changed. */
  hiddenEdits:
    'This look leaves out a text you changed. It is saved and will be back in a look that has it.',
  /** What it means for the draft that our writing service failed. */
  unwritten: {
    all: 'Our writing service did not answer. The page has your words and our samples; generate again to have it written.',
    some: 'Our writing service wrote only part of the page. The rest has your words and our samples; generate again to have it all written.',
  },
  /** Shown below a draft whose page can be typed on. */
  typeOnPage: 'Click any text on the page to change it.',
  heading: {
    eyebrow: 'Mockup generator',
    title: 'See your homepage before you call',
    lead: 'Name your company, add what you know, and get a draft homepage with a price next to it. It’s free, and we don’t ask for your email.',
  },
  form: {
    title: 'Tell us about your company',
    companyName: { label: 'Company name', placeholder: 'Elm Creek Bakery' },
    industry: { label: 'Industry', placeholder: 'Choose an industry' },
    description: {
      label: 'What do you do?',
      placeholder: 'Sourdough and cardamom buns, baked in Maple Grove since 2011.',
      hint: 'We use your own words on the page.',
    },
    reading: {
      title: 'What we read',
      hint: 'Press a point to take it off the page, and again to put it back.',
      trade: 'Trade',
      otherTrade: 'something else',
      setting: 'Where customers meet you',
      settings: {
        place: 'They come to you',
        visits: 'You go to them',
        online: 'Online or by mail',
      },
      kinds: {
        offer: 'Offer',
        price: 'Price',
        person: 'Person',
        place: 'Place',
        area: 'Area',
        since: 'Since',
        hours: 'Hours',
        languages: 'Language',
        licence: 'License',
        guarantee: 'Guarantee',
        refusal: 'Not',
        phone: 'Phone',
        email: 'Email',
        street: 'Address',
      },
    },
    websiteType: { label: 'Website type', placeholder: 'Choose a layout' },
    preferredColors: {
      label: 'Preferred colors',
      placeholder: 'navy and gold, or #1d4ed8',
    },
    colorIdeas: 'Color ideas',
    moreDetails: 'More details',
    targetAudience: { label: 'Who is it for?', placeholder: 'Families in the neighborhood' },
    features: { label: 'What should it do?' },
    otherFeatures: {
      label: 'Anything else it should do',
      placeholder: 'Gift cards, Spanish version',
    },
    pages: {
      label: 'Number of pages',
      hint: 'If you leave this empty, we use the usual number for this type of website.',
    },
    submit: 'Generate mockup',
    submitAgain: 'Generate again',
    submitting: 'Creating your masterpiece...',
    writing: 'Writing the text',
    showPreview: 'Go to the preview',
    note: 'It takes a few seconds and costs nothing.',
    withoutScript:
      'The generator needs JavaScript. You can also write to us and we will draft your homepage by hand.',
    withoutScriptLink: 'Write to us',
  },
} as const;
