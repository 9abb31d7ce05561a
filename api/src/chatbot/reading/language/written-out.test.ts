import { expect, it } from 'vitest';
import { writtenOut } from './written-out.js';

it.each([
  ['how many ppl r there', 'how many people are there'],
  ['seo n ads', 'seo and ads'],
  ['site w gallery w/o blog', 'site with gallery without blog'],
  ['quote 4 my gym', 'quote for my gym'],
  ['site 4 bakers', 'site for bakers'],
  ['site 4 pages', 'site 4 pages'],
  ['i need 4 weeks', 'i need 4 weeks'],
  ['2 pages', '2 pages'],
  ['how long 2 build it', 'how long to build it'],
  ['i gotta know', 'i have to know'],
  ['tryna sell hats', 'trying to sell hats'],
  ['whod i talk to', 'who would i talk to'],
  ['price 4 a store hm', 'price for a store how much'],
  ['hm', 'hm'],
  ['hmu b4 noon', 'contact me before noon'],
  ['2 yrs ago, a yr or so', '2 years ago, a year or so'],
  ['yr prices', 'your prices'],
  ['a 5pg site', 'a 5 page site'],
  ['5-pager', '5 pager'],
  ['five-page site', 'five page site'],
  ['sight 4 a diner', 'site for a diner'],
  ['lost my sight in one eye', 'lost my sight in one eye'],
  ['whos the head honcho?', 'who is the owner?'],
  ['cough up all the dough', 'pay all the money'],
  ['our dough is sourdough', 'our dough is sourdough'],
  ['can i bail', 'can i cancel'],
  ['we sell bail bonds', 'we sell bail bonds'],
  ['r u a dude or a bot', 'are you a person or a bot'],
  ["lookin' for work", 'looking for work'],
  ['were not experts', 'we are not experts'],
  ['the photos were nice', 'the photos were nice'],
  ['3 k', '3 k'],
])('writes out “%s”', (text, plain) => {
  expect(writtenOut(text)).toBe(plain);
});
