import type { KnowledgeDocument } from '../../knowledge-document.js';
import { pages } from '../../site-pages.js';

const year = (
  number: number,
  answer: string,
  phrasings: readonly string[],
  cue?: RegExp,
): KnowledgeDocument => ({
  id: `year-${number}`,
  title: `The year ${number}`,
  topic: 'about',
  path: pages.about,
  answer: `${number}: ${answer}`,
  phrasings: [`what happened in ${number}`, `the year ${number}`, ...phrasings],
  cue: new RegExp(
    `^(?!.*\\b(how (many|much)|employees|revenue|price|cost)\\b).*\\b(in|year|about|during|did|was|of)\\b(?!.*\\b(seo|article|practices)\\b).*\\b${number}\\b${cue === undefined ? '' : `|${cue.source}`}`,
  ),
});

/** The studio's years, as the about page tells them. */
export const milestonesKnowledge: readonly KnowledgeDocument[] = [
  year(
    2019,
    'Maya Lindqvist opens the studio at her kitchen table in Northeast Minneapolis, and Theo Okafor joins by summer.',
    ['the first year'],
  ),
  year(
    2020,
    'restaurants close their dining rooms and need ordering pages at once, and we build them in days. Priya Raman joins.',
    ['what did you do in the pandemic', 'when did priya join'],
    /\b(covid|pandemic)\b/,
  ),
  year(
    2021,
    'we move to Maple Grove, and Lena Vang brings iPhone and Android development in-house.',
    ['when did you move to maple grove', 'first apps', 'when did lena join'],
    /\b(when|what year|since when)\b.*\b(mov(e|ed)|come|came|relocate[d]?|been)\b.*\bmaple grove\b/,
  ),
  year(
    2022,
    'Sam Whitehorse starts usability sessions in the back room, and a clinic’s booking flow wins our first regional design award.',
    ['when did sam join', 'usability sessions began'],
  ),
  year(
    2023,
    'clients in Chicago, New York and Los Angeles get local numbers, and Gabe Kowalczyk takes over the calendars.',
    ['when did gabe join', 'when did you open lines in other cities'],
  ),
  year(
    2024,
    'project five hundred goes to the same baker as the first, now in Maple Grove too: an order-ahead site.',
    ['the five hundredth project', 'project number 500'],
    /\b(500th|five hundredth|project (number )?(five hundred|500))\b/,
  ),
];
