import type { ServiceTopic } from './topic.js';

/** Somebody on the team, as the team page introduces them. */
export interface Person {
  first: string;
  name: string;
  role: string;
  email: string;
  pronouns: { subject: 'she' | 'he' | 'they'; pattern: RegExp };
  about: string;
  /** What came before the studio, or is told about this person besides the work. */
  past: string;
  /** Services that are mostly this person's. */
  topics: readonly ServiceTopic[];
  /** What this person knows or is known for; narrower than any service. */
  knows: RegExp;
  /** Work that visitors ask for by name. */
  duties: RegExp;
}

const she = { subject: 'she', pattern: /\b(she|her)\b/ } as const;
const he = { subject: 'he', pattern: /\b(he|him|his)\b/ } as const;
const they = { subject: 'they', pattern: /\b(they|them|their)\b/ } as const;

/** The six people of the studio, in the order in which they joined. */
export const people: readonly Person[] = [
  {
    first: 'maya',
    name: 'Maya Lindqvist',
    role: 'Founder & Creative Director',
    email: 'maya@northloop.example',
    pronouns: she,
    about:
      'She founded the studio in 2019, draws the first sketch of most things we make, and grew up in Duluth above her parents’ hardware store.',
    past: 'She grew up in Duluth above her parents’ hardware store, and left a large downtown agency to found the studio in 2019.',
    knows: /\b(typography|art direction|workshops?|mentors?|sketch(es)?|brand design)\b/,
    topics: ['web-design'],
    duties:
      /\b(in charge$|founder|founded|founding|owner|boss|ceo|creative director|started (it|the company|this)|brand|logo|art direction|design (it|that|this|our|the|my))\b/,
  },
  {
    first: 'theo',
    name: 'Theo Okafor',
    role: 'Lead Developer',
    email: 'theo@northloop.example',
    pronouns: he,
    about:
      'He works with TypeScript, React, Node.js and PostgreSQL, sets the weight limit each page must meet, and rehearses a backup restore every month.',
    past: 'Before websites he kept the scheduling system of a regional bus line alive.',
    knows:
      /\b(typescript|react(?! native)|node(\.?js)?|postgres(ql)?|sql|next\.?js|wordpress|bus|backups?|restores?|weight limit)\b/,
    topics: ['web-development', 'ecommerce'],
    duties: /\b(develop(er|ers|ment)?|programmer|coder?|coding|dev|engineer|backend|cto)\b/,
  },
  {
    first: 'priya',
    name: 'Priya Raman',
    role: 'SEO & Content Strategist',
    email: 'priya@northloop.example',
    pronouns: she,
    about:
      'A former small-town newspaper reporter, she runs local search, audits and the monthly one-page report.',
    past: 'She was a small-town newspaper reporter before.',
    knows:
      /\b(newspaper|reporter|journalist|audits?|interview(s|ing|er)?|editor|edits|fact.?check\w*|analytics|one.page report|monthly report)\b/,
    topics: ['seo'],
    duties:
      /\b(seo|search|google|rankings?|maps|listings?|content|copy ?writ(er|ing)|texts?|marketing)\b/,
  },
  {
    first: 'lena',
    name: 'Lena Vang',
    role: 'Mobile Engineer',
    email: 'lena@northloop.example',
    pronouns: she,
    about:
      'She builds for iPhone and Android with Swift, Kotlin and React Native, and tests in mittens.',
    past: 'She carries five old phones in a pencil case and asks to see the basement and the loading dock before she calls an app finished.',
    knows:
      /\b(swift|kotlin|react native|flutter|store release|mittens|(old|five) phones|pencil case)\b/,
    topics: ['mobile-apps'],
    duties: /\b(mobile|apps?|iphone|ios|android)\b/,
  },
  {
    first: 'sam',
    name: 'Sam Whitehorse',
    role: 'UX Designer',
    email: 'sam@northloop.example',
    pronouns: they,
    about:
      'Trained as a nurse’s aide before design school, Sam has held more than 300 usability sessions and reviews every launch against WCAG 2.2.',
    past: 'Sam trained as a nurse’s aide before design school, and won a regional design award in 2022 for a clinic’s booking flow.',
    knows:
      /\b(prototyp\w+|accessib\w+|design systems?|nurse\w*|screen ?readers?|wcag|usability|user tests?|award)\b/,
    topics: ['ui-ux-design'],
    duties: /\b(ux|ui|usability|accessibility|research(er)?|designer|user tests?)\b/,
  },
  {
    first: 'gabe',
    name: 'Gabe Kowalczyk',
    role: 'Project Manager',
    email: 'gabe@northloop.example',
    pronouns: he,
    about:
      'He is the voice on most Friday calls, looks after schedules, scope and budgets, and has trained the staff of over 80 clients.',
    past: 'He ran a restaurant kitchen for nine years before.',
    knows:
      /\b(kitchen|cook|chef|restaurant kitchen|trains?|training|scop(e|ing)|budgets?|friday|launch mornings?|(answers?|picks? up|pick up|takes?|gets)( the| your)? ?(phone|calls?|telephone|when)?(?= |$)(?=.*\b(phone|call|calls|telephone|ring|dial)\b|$))\b/,
    topics: [],
    duties:
      /\b(leads? (the |my |our |your )?projects?|project (lead|leader)|manag(e|er|es|ing|ement)|schedul(e|es|ing)|coordinat(e|or)|in charge of my project|(talk|speak) to (during|while)|work with|working with|deal with|dealing with|contact person|point of contact|answers? the phone)\b/,
  },
];

const namePatterns = people.map(({ first, name }) => {
  const last = name.toLowerCase().split(' ')[1] ?? first;
  return new RegExp(`\\b(${first}(?:'?s)?|${last})\\b`);
});

/** Whose first or last name a text in lower case has. */
export const named = (text: string): Person | undefined =>
  people.find((_, index) => namePatterns[index]?.test(text));
