/** Somebody on the team, as the team page introduces them. */
export interface Person {
  first: string;
  name: string;
  role: string;
  email: string;
  pronoun: 'she' | 'he' | 'they';
  about: string;
  /** What came before the studio, or is told about this person besides the work. */
  past: string;
}

/** The six people of the studio, in the order in which they joined. */
export const people: readonly Person[] = [
  {
    first: 'maya',
    name: 'Maya Lindqvist',
    role: 'Founder & Creative Director',
    email: 'maya@northloop.example',
    pronoun: 'she',
    about:
      'She founded the studio in 2019, draws the first sketch of most things we make, and grew up in Duluth above her parents’ hardware store.',
    past: 'She grew up in Duluth above her parents’ hardware store, and left a large downtown agency to found the studio in 2019.',
  },
  {
    first: 'theo',
    name: 'Theo Okafor',
    role: 'Lead Developer',
    email: 'theo@northloop.example',
    pronoun: 'he',
    about:
      'He works with TypeScript, React, Node.js and PostgreSQL, sets the weight limit each page must meet, and rehearses a backup restore every month.',
    past: 'Before websites he kept the scheduling system of a regional bus line alive.',
  },
  {
    first: 'priya',
    name: 'Priya Raman',
    role: 'SEO & Content Strategist',
    email: 'priya@northloop.example',
    pronoun: 'she',
    about:
      'A former small-town newspaper reporter, she runs local search, audits and the monthly one-page report.',
    past: 'She was a small-town newspaper reporter before.',
  },
  {
    first: 'lena',
    name: 'Lena Vang',
    role: 'Mobile Engineer',
    email: 'lena@northloop.example',
    pronoun: 'she',
    about:
      'She builds for iPhone and Android with Swift, Kotlin and React Native, and tests in mittens.',
    past: 'She carries five old phones in a pencil case and asks to see the basement and the loading dock before she calls an app finished.',
  },
  {
    first: 'sam',
    name: 'Sam Whitehorse',
    role: 'UX Designer',
    email: 'sam@northloop.example',
    pronoun: 'they',
    about:
      'Trained as a nurse’s aide before design school, Sam has held more than 300 usability sessions and reviews every launch against WCAG 2.2.',
    past: 'Sam trained as a nurse’s aide before design school, and won a regional design award in 2022 for a clinic’s booking flow.',
  },
  {
    first: 'gabe',
    name: 'Gabe Kowalczyk',
    role: 'Project Manager',
    email: 'gabe@northloop.example',
    pronoun: 'he',
    about:
      'He is the voice on most Friday calls, looks after schedules, scope and budgets, and has trained the staff of over 80 clients.',
    past: 'He ran a restaurant kitchen for nine years before.',
  },
];

const namePatterns = people.map(({ first, name }) => {
  const last = name.toLowerCase().split(' ')[1] ?? first;
  return new RegExp(`\\b(${first}(?:'?s)?|${last})\\b`);
});

/** Whose first or last name a text in lower case has. */
export const named = (text: string): Person | undefined =>
  people.find((_, index) => namePatterns[index]?.test(text));
