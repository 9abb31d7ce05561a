import { wordsOf } from './word-list.js';

export const weekdays =
  wordsOf(`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays
  fridays saturdays sundays mon tue tues wed weds thu thur thurs fri`);
export const months =
  wordsOf(`january february march april may june july august september october november december jan feb apr jun
  jul aug sept sep oct nov dec`);
/** Days that need no calendar. */
export const days = wordsOf('today tomorrow tonight weekend weekends tmrw tomorow tommorow tmr');
export const dayParts = wordsOf(
  'morning mornings afternoon afternoons evening evenings noon midday lunchtime lunch',
);
/** Times that are too wide for a meeting but can be a deadline. */
export const seasons =
  wordsOf(`spring summer fall autumn winter christmas xmas thanksgiving easter halloween holidays week weeks month
  months days year`);
/** Words that may stand between the words of a time. */
export const timeLinks =
  wordsOf(`at in the on or and between after before around about this next early late of to from any time anytime
  until till a - – , ish black end mid beginning middle`);
/** Words that a time may begin with. */
export const timeOpeners = wordsOf(
  'this next early late after before between around any black end mid beginning middle',
);
/** Words of a wish to talk, with which 'by Friday' is a time for that and 'at 3' a clock time. */
export const talkWords = wordsOf(
  'call meet meeting talk phone ring chat zoom available free appointment come visit reach works work',
);
/** Words of a wish to have something finished. */
export const deadlineWords =
  wordsOf(`deadline launch launched launching ready live done finished finish need needed due
  built up`);
export const deadlineLinks = wordsOf('by until till before within');
/** Words after which a time is past or a span. */
export const pastWords = wordsOf('since last past ago every');
