import {
  dayParts,
  days,
  deadlineLinks,
  deadlineWords,
  months,
  pastWords,
  seasons,
  talkWords,
  timeLinks,
  timeOpeners,
  weekdays,
} from '../vocabulary/time-words.js';

/** Times in a text, in the visitor's words tidied. */
export interface TimesSaid {
  /** For a talk, or a day that is asked about. */
  time?: string;
  deadline?: string;
}

/** A word of a time: a day, a clock time, or one that is too wide for a meeting. */
type Part = 'day' | 'clock' | 'wide';

interface Span {
  start: number;
  end: number;
  parts: readonly Part[];
}

const CLOCK = /^(\d{1,2}(:\d{2})?(am|pm|ish)|\d{1,2}:\d{2})$/;
const HALF_DAY = /^(am|pm|o'clock|oclock)$/;
const NUMBER = /^\d{1,2}(st|nd|rd|th)?$/;
const DAY_OF_MONTH = /^(?!1\/2$)(1[0-2]|[1-9])\/(3[01]|[12]?\d)$/;
const NAMED_DAY = /^(sat|sun|black|christmas|thanksgiving|easter|halloween)$/;
const AFTER_CLOCK = /^(\.|please|works|is|would|if|ok)$/;

/** Finds the time for a talk and the deadline that a text names. */
export function timesIn(text: string): TimesSaid {
  const written = text
    .replace(/([ap])\.? ?m\b\.?/gi, '$1m')
    // Half of the day belongs to the clock: '11:00 pm'.
    .replace(/(:\d{2})\s+(?=[ap]m\b)/gi, '$1')
    .replace(/,/g, ' , ')
    .replace(/[.!?;]+(?=\s|$)/g, ' . ')
    .trim()
    .split(/\s+/);
  const words = written.map((word) => word.toLowerCase().replace(/[()"]/g, ''));
  const isAboutTalk = words.some((word) => talkWords.has(word));
  const hasDay = words.some((word) => weekdays.has(word) || days.has(word));
  const isAboutWork = !isAboutTalk && words.some((word) => deadlineWords.has(word));
  const times: TimesSaid = {};
  let most = 0;
  for (const { start, end, parts } of spansOf(words, isAboutTalk || hasDay)) {
    const before = words[start - 1] ?? '';
    const isLimit = deadlineLinks.has(before) || deadlineLinks.has(words[start] ?? '');
    const said = spoken(written.slice(start, end));
    const isPast =
      pastWords.has(before) || (/^\d/.test(before) && pastWords.has(words[start - 2] ?? ''));
    // 'For 2 weeks' is a span.
    if (isPast || (before === 'for' && /^\d/.test(said))) continue;
    if (isAboutWork || (isLimit && !isAboutTalk))
      times.deadline = said.replace(/^(before|until) /, '');
    else if (parts.some((part) => part !== 'wide') && parts.length >= most) {
      most = parts.length;
      times.time = said;
    }
  }
  return times;
}

/** Runs of words that tell a time, with the linking words between them. */
function spansOf(words: readonly string[], hasClock: boolean): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < words.length; index += 1) {
    if (partAt(words, index, hasClock) === undefined) continue;
    let start = index;
    while (timeOpeners.has(words[start - 1] ?? '') || (words[start - 1] === 'of' && start > 1))
      start -= 1;
    const parts: Part[] = [];
    let end = index;
    for (let next = index; next < words.length; next += 1) {
      const part = partAt(words, next, hasClock || parts.length > 0);
      if (part === undefined && !timeLinks.has(words[next] ?? '')) break;
      if (part === undefined) continue;
      parts.push(part);
      end = next + 1;
    }
    // 'At 3', but 'on Friday' without its 'on'.
    if (words[start - 1] === 'at' && parts[0] === 'clock') start -= 1;
    spans.push({ start, end, parts });
    index = end;
  }
  return spans;
}

function partAt(words: readonly string[], index: number, hasClock: boolean): Part | undefined {
  const [before = '', word = '', after = ''] = [words[index - 1], words[index], words[index + 1]];
  if (weekdays.has(word) || days.has(word) || DAY_OF_MONTH.test(word)) return 'day';
  if (/^(sat|sun)$/.test(word)) return /^(on|this|next|or|and)$/.test(before) ? 'day' : undefined;
  if (dayParts.has(word))
    return before === 'good' || /^(bar|menu|break)$/.test(after) ? undefined : 'day';
  if (CLOCK.test(word) || (HALF_DAY.test(word) && NUMBER.test(before))) return 'clock';
  if (months.has(word)) {
    if (NUMBER.test(before) || NUMBER.test(after)) return 'day';
    return /^(may|march)$/.test(word) && !/^(in|by|of|until|before|for|early|late)$/.test(before)
      ? undefined
      : 'wide';
  }
  if (NUMBER.test(word)) {
    if (months.has(before) || months.has(after) || (before === 'the' && /[a-z]/.test(word)))
      return 'day';
    if (HALF_DAY.test(after)) return 'clock';
    if (seasons.has(after)) return 'wide';
    return hasClock && isClockPlace(words, index) ? 'clock' : undefined;
  }
  if (word === 'week' && /^(next|this)$/.test(before)) return 'day';
  return seasons.has(word) &&
    (timeLinks.has(before) || /^(by|within|for|\d+|two|three|four|six|eight)$/.test(before))
    ? 'wide'
    : undefined;
}

/** 'At 3', 'between 2 and 4' at the end or before another word of a time; not 'at 5 pages'. */
function isClockPlace(words: readonly string[], index: number): boolean {
  const [before = '', after = '.'] = [words[index - 1], words[index + 1]];
  const isLinked =
    /^(at|after|before|around|between|to|by|until|-)$/.test(before) ||
    (before === 'and' && /^\d/.test(words[index - 2] ?? ''));
  return (
    isLinked &&
    (timeLinks.has(after) || AFTER_CLOCK.test(after) || weekdays.has(after) || days.has(after))
  );
}

function spoken(words: readonly string[]): string {
  const said = words.map((word) => {
    const plain = word.toLowerCase().replace(/^(tmrw|tmr|tomorow|tommorow)$/, 'tomorrow');
    const isName = weekdays.has(plain) || months.has(plain) || NAMED_DAY.test(plain);
    return isName ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  });
  return said.join(' ').replaceAll(' ,', ',');
}
