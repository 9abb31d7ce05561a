import ICAL from 'ical.js';

const PARTS = new Set(
  'FREQ INTERVAL COUNT UNTIL WKST BYMONTH BYMONTHDAY BYYEARDAY BYDAY BYSETPOS BYHOUR BYMINUTE BYSECOND'.split(
    ' ',
  ),
);

const FREQUENCIES = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

const LONGEST_RULE = 500;

const MOST_A_DAY = 48;

/**
 * Reads a rule by which an event repeats, such as `FREQ=WEEKLY;BYDAY=TU`.
 * @throws Error for a malformed rule, and for one that repeats by the hour or more often, or by the number of
 * the week
 */
export function readRule(text: string): ICAL.Recur {
  const parts = text
    .trim()
    .toUpperCase()
    .split(';')
    .filter((part) => part !== '');
  const names = parts.map((part) => part.slice(0, part.indexOf('=')));
  const isKnown = names.every((name) => PARTS.has(name)) && new Set(names).size === names.length;
  if (text.length > LONGEST_RULE || !isKnown) throw new Error('The rule is malformed');
  // The parser makes 1 of 0.
  if (parts.some((part) => /^(?:INTERVAL|COUNT)=(?!0*[1-9]\d*$)/.test(part))) {
    throw new Error('The rule has a number that is none');
  }
  const rule = ICAL.Recur.fromString(parts.join(';'));
  const { BYHOUR, BYMINUTE, BYSECOND } = rule.parts;
  const aDay = [BYHOUR, BYMINUTE, BYSECOND].reduce((all, each) => all * (each?.length ?? 1), 1);
  if (!FREQUENCIES.has(rule.freq) || aDay > MOST_A_DAY)
    throw new Error('The rule repeats too often');
  return rule;
}
