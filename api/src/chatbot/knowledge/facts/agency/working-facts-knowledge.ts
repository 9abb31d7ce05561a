import { agencyFacts } from '../../agency-facts.js';
import type { KnowledgeDocument } from '../../knowledge-document.js';
import { pages } from '../../site-pages.js';

const { deposit, estimateValidity, fixPeriod } = agencyFacts;

/** Smaller facts about working together, each with a question of its own. */
export const workingFactsKnowledge: readonly KnowledgeDocument[] = [
  {
    id: 'contract',
    title: 'What is signed',
    topic: 'process',
    path: pages.terms,
    answer: `A project begins with a written proposal on one page: scope, assumptions, exclusions, price and dates. It becomes an agreement when both of us have signed it; then the deposit, typically ${deposit}, is paid and the calendar starts.`,
    phrasings: ['do we sign a contract'],
  },
  {
    id: 'form-fields',
    title: 'What the contact form asks',
    topic: 'contact',
    path: pages.contact,
    answer:
      'Name, email and message are all we need. Company, phone, service, budget and timeline are optional and help us answer more precisely. Three sentences are plenty to start with.',
    phrasings: ['which fields of the contact form are required'],
    cue: /\b(fields?|fill (in|out)|required|mandatory|optional|must i (enter|give|write))\b.*\b(contact|form)\b|\b(contact )?form\b.*\b(required|mandatory|fields?|optional|need to (enter|give|write))\b/,
  },
  {
    id: 'extra-scope',
    title: 'Something more along the way',
    topic: 'process',
    path: pages.terms,
    answer:
      'If you want something beyond the agreed scope, we write down what it adds in price and time, and start on it once you have approved that in writing. No approval, no extra charge.',
    phrasings: ['what if I want something extra during the project'],
  },
  {
    id: 'no-plan-help',
    title: 'Help without a care plan',
    topic: 'support',
    path: pages.webDevelopment,
    answer:
      'A care plan is your choice. Without one, we help by the hour during business days; updates, monitoring and support outside business hours are part of a plan.',
    phrasings: ['do you help without a care plan'],
  },
  {
    id: 'plan-cancel',
    title: 'Ending a care plan',
    topic: 'support',
    path: pages.terms,
    answer: 'A care plan is billed monthly and ends with 30 days’ notice after any fixed term.',
    phrasings: ['how do I cancel the care plan'],
  },
  {
    id: 'silent-client',
    title: 'When a project stands still',
    topic: 'process',
    path: pages.terms,
    answer:
      'Dates move if your text, photos or decisions are late. If we hear nothing for 60 days, we may close the project and bill the work done up to then.',
    phrasings: ['what if I do not answer for weeks'],
  },
  {
    id: 'mockup-options',
    title: 'What the mockup generator can do',
    topic: 'mockup',
    path: pages.mockup,
    answer:
      'In the mockup generator you name your company, trade, website type, number of pages, preferred colors and features. The draft is shown at six screen sizes, phone and tablet among them; you can change its texts and colors, save it, and share it by a link.',
    phrasings: ['can I choose colors in the mockup'],
  },
  {
    id: 'estimate-in-mockup',
    title: 'How the estimate is made',
    topic: 'mockup',
    path: pages.mockup,
    answer: `The estimate follows fixed rules: the type of website, the number of pages, each feature, texts and pictures, and care after launch. The quote beside a mockup lists every item, what it assumes and what would lower it: features after launch, fewer pages, texts and pictures of your own, looking after the site yourself. It is an estimate, not an offer, and stands for ${estimateValidity}.`,
    phrasings: ['how do you calculate the price', 'how can I lower the price'],
  },
  {
    id: 'third-parties',
    title: 'Services of others',
    topic: 'legal',
    path: pages.terms,
    answer:
      'Hosting companies, payment processors, app stores, shop platforms and search engines have terms and fees of their own. We choose with care and help when they fail, but cannot answer for their outages, reviews, rankings or price changes.',
    phrasings: ['are you responsible when the hosting company fails'],
  },
  {
    id: 'policy-changes',
    title: 'Changes to policy and terms',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'If we change what we collect or how we use it, the new text appears in the privacy policy before it takes effect, and we write to people it matters to where we can. The terms may change too (see /terms); a signed project keeps the terms it was signed under.',
    phrasings: ['does the privacy policy change'],
  },
  {
    id: 'privacy-email',
    title: 'What happens to your address',
    topic: 'legal',
    path: pages.privacy,
    answer:
      'We use your message and address to answer you and to prepare an estimate; sending the form signs you up for nothing. We do not sell personal information and never have, and do not use it for targeted advertising.',
    phrasings: ['what do you do with my email address'],
  },
  {
    id: 'launch-day',
    title: 'Launch day',
    topic: 'process',
    path: pages.webDevelopment,
    answer: `At launch we move the domain on a quiet weekday morning, train your staff, and fix what we got wrong free for ${fixPeriod}. Gabe answers the phone on launch mornings.`,
    phrasings: [
      'what happens on launch day',
      'when does the new site go live',
      'how do you launch',
    ],
  },
  {
    id: 'blog-authors',
    title: 'Who writes the blog',
    topic: 'blog',
    path: pages.blog,
    answer:
      'The articles are written by the team: Maya Lindqvist on design and color, Priya Raman on search, mobile design and stores, Theo Okafor on development.',
    phrasings: ['who writes the blog', 'who are the authors of your articles'],
  },
  {
    id: 'team-culture',
    title: 'How we share a room',
    topic: 'team',
    path: pages.team,
    answer:
      'All six are in the studio on Tuesdays. Drafts go on the wall early, projects that need evenings are replanned, and each of us teaches the rest one thing a month over lunch; clients are welcome and often come.',
    phrasings: ['how do you work together as a team'],
  },
  {
    id: 'listing-evenings',
    title: 'Free listings evening',
    topic: 'team',
    path: pages.team,
    answer:
      'Priya teaches a free listings evening each quarter, and each of us shows the rest something new over lunch once a month; clients are welcome.',
    phrasings: ['do you hold free evenings for owners'],
  },
  {
    id: 'testimonials-home',
    title: 'What clients say in full',
    topic: 'about',
    path: pages.whyChooseUs,
    answer:
      'Ingrid Tveit of Tveit Bakehouse: “Now the orders are on the printer when I unlock the door.” Dale Sorvik of Sorvik Plumbing & Heating: we rode along for two service calls before drawing anything. Nadia Farrow of Farrow & Finch Letterpress: we talked her out of two features, and the quote went down.',
    phrasings: ['what does ingrid tveit say', 'what does dale sorvik say', 'quote of nadia farrow'],
    keywords: ['ingrid', 'tveit', 'sorvik', 'nadia', 'farrow'],
  },
  {
    id: 'design-testimonials',
    title: 'What design clients say',
    topic: 'ui-ux-design',
    path: pages.uiUxDesign,
    answer:
      'Carmen Reyes-Holt of Millrace Family Clinic saw a young father give up on the form twice and signed off on every change; Tom Breitbach of Lantern Credit Union understood all nine pages of Sam’s report; Chee Moua-Larson of Cello & Cedar Music School was shown a different menu that was less work.',
    phrasings: ['what do design clients say'],
    keywords: ['carmen', 'reyes', 'breitbach', 'chee', 'moua', 'millrace', 'lantern'],
  },
];
