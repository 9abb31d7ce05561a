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
} from './vocabulary/time-words.js';

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

const CLOCK = /^(\d{1,2}(:\d{2})?(am|pm|a\.m\.?|p\.m\.?|ish)|\d{1,2}:\d{2})$/;
const NUMBER = /^\d{1,2}(st|nd|rd|th)?$/;

/** Finds the time for a talk and the deadline that a text names. */
export function timesIn(text: string): TimesSaid {
  const written = text
    .replace(/,/g, ' , ')
    .replace(/[.!?;]+(?=\s|$)/g, ' . ')
    .replace(/([ap])\.? m\.?\b/gi, '$1m')
    .trim()
    .split(/\s+/);
  const words = written.map((word) =>
    word
      .toLowerCase()
      .replace(/[()"]/g, '')
      .replace(/^([ap])\.m$/, '$1.m.'),
  );
  const talks = words.some((word) => talkWords.has(word));
  const times: TimesSaid = {};
  let most = 0;
  for (const span of spansOf(words, talks)) {
    const before = words.slice(Math.max(0, span.start - 2), span.start);
    const isLimit =
      deadlineLinks.has(before.at(-1) ?? '') || deadlineLinks.has(words[span.start] ?? '');
    const isWide = span.parts.every((part) => part === 'wide');
    const said = spoken(written.slice(span.start, span.end));
    if (!talks && (isLimit || words.some((word) => deadlineWords.has(word) && word !== 'open'))) {
      if (!isWide || isLimit || !pastWords.has(before.at(-1) ?? ''))
        times.deadline = said.replace(/^(before|after) /, '');
    } else if (
      !isWide &&
      !before.some((word) => pastWords.has(word) && word !== 'for') &&
      span.parts.length >= most
    ) {
      most = span.parts.length;
      times.time = said;
    }
  }
  return times;
}

/** Runs of words that tell a time, with the linking words between them. */
function spansOf(words: readonly string[], talks: boolean): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < words.length; index += 1) {
    if (partAt(words, index, talks) === undefined) continue;
    let start = index;
    while (
      timeOpeners.has(words[start - 1] ?? '') ||
      (words[start - 1] === 'the' && timeOpeners.has(words[start - 2] ?? ''))
    )
      start -= 1;
    const parts: Part[] = [];
    let end = index;
    for (let next = index; next < words.length; next += 1) {
      const part = partAt(words, next, talks || parts.length > 0);
      if (part !== undefined) {
        parts.push(part);
        end = next + 1;
      } else if (!timeLinks.has(words[next] ?? '')) break;
    }
    spans.push({ start, end, parts });
    index = end;
  }
  return spans;
}

function partAt(words: readonly string[], index: number, talks: boolean): Part | undefined {
  const [before = '', word = '', after = ''] = [words[index - 1], words[index], words[index + 1]];
  if (weekdays.has(word) || days.has(word)) return 'day';
  if (dayParts.has(word))
    return before === 'good' || /^(bar|menu|break)$/.test(after) ? undefined : 'day';
  if (CLOCK.test(word)) return 'clock';
  if (months.has(word))
    return NUMBER.test(before) || NUMBER.test(after)
      ? 'day'
      : word === 'may' && !/^(in|by|of|until|before)$/.test(before)
        ? undefined
        : 'wide';
  if (/^(am|pm|a\.m\.|p\.m\.|o'clock|oclock)$/.test(word))
    return NUMBER.test(before) || /:/.test(before) ? 'clock' : undefined;
  if (NUMBER.test(word)) {
    if (months.has(before) || months.has(after) || (before === 'the' && /\d[a-z]/.test(word)))
      return 'day';
    if (
      /^(am|pm|a\.m\.|p\.m\.|o'clock|oclock)$/.test(after) ||
      (before === 'of' && months.has(words[index - 2] ?? ''))
    )
      return 'clock';
    if (seasons.has(after)) return 'wide';
    return talks && isClockPlace(words, index) ? 'clock' : undefined;
  }
  if (/^(1[0-2]|[1-9])\/(3[01]|[12]?\d)$/.test(word) && word !== '1/2') return 'day';
  if (word === 'week' && before === 'next') return 'day';
  return seasons.has(word) &&
    /^(this|next|a|the|by|before|for|in|of|until|christmas|\d+|two|three|four|six|eight)$/.test(
      before,
    )
    ? 'wide'
    : undefined;
}

/** 'At 3', 'after 5', 'between 2 and 4' at the end or before a word of time. */
function isClockPlace(words: readonly string[], index: number): boolean {
  const [before = '', after = '.'] = [words[index - 1], words[index + 1]];
  const isAfterLink =
    /^(at|after|before|around|between|to|by|until|-)$/.test(before) ||
    (before === 'and' && /^\d/.test(words[index - 2] ?? ''));
  return (
    isAfterLink &&
    (timeLinks.has(after) ||
      /^([.]|please|today|tomorrow|works|is|would|if|ok)$/.test(after) ||
      weekdays.has(after))
  );
}

function spoken(words: readonly string[]): string {
  return words
    .map((word) => {
      const plain = word.toLowerCase().replace(/^(tmrw|tmr|tomorow|tommorow)$/, 'tomorrow');
      if (
        weekdays.has(plain) ||
        months.has(plain) ||
        /^(christmas|thanksgiving|easter|halloween)$/.test(plain)
      )
        return plain.charAt(0).toUpperCase() + plain.slice(1);
      return plain;
    })
    .join(' ')
    .replaceAll(' ,', ',');
}
