import type { MockupSetting } from '@northloop/contracts';
import {
  factHeadlines,
  plainHeadlines,
  visitedHeadlines,
  visitingHeadlines,
} from './copy/fact-headlines.js';
import { canFill, capitalized, fillSlots, type Slots } from './copy/fill-slots.js';
import type { SeededChoice } from './seeded-choice.js';
import { textFaults } from './text-faults.js';

/** Limits that keep a headline to three lines. */
const FEWER_WORDS_THAN = 9;
const MOST_CHARACTERS = 52;

/** What headlines are made of. */
export interface HeadlineSource {
  slots: Slots;
  /** The trade's own headlines. */
  headlines: readonly string[];
  setting: MockupSetting;
}

/**
 * The headline of a look. Each look has another one as long as there are any: those with the owner's facts and those of
 * the trade take turns.
 * @param steady choices that are the same for every look
 */
export function chooseHeadline(source: HeadlineSource, steady: SeededChoice, look: number): string {
  const all = headlinesFor(source, steady);
  return all[look % all.length] ?? 'Good to see you';
}

function headlinesFor(
  { slots, headlines, setting }: HeadlineSource,
  steady: SeededChoice,
): string[] {
  const fitting = {
    place: visitedHeadlines,
    visits: visitingHeadlines,
    online: [],
  }[setting];
  const filled = (texts: readonly string[], matter: string) => {
    const choice = steady.about(matter);
    return choice
      .shuffled(texts.filter((text) => canFill(text, slots)))
      .map((text) => capitalized(fillSlots(text, slots, choice.about(text))))
      .filter(isHeadline);
  };
  const facts = filled([...factHeadlines, ...fitting], 'facts');
  // Of some businesses only the name is known: then it stands in the headline.
  const own = facts.length > 0 ? facts : filled(headlines.filter(hasName), 'name');
  const trade = filled(headlines, 'trade');
  const turns = Array.from({ length: Math.max(own.length, trade.length) }, (_, at) => [
    own[at],
    trade[at],
  ]).flat();
  const last = plainHeadlines
    .filter((text) => canFill(text, slots))
    .map((text) => fillSlots(text, slots, steady))
    .filter(isShort);
  return [...new Set([...turns.filter((text) => text !== undefined), ...last])];
}

const hasName = (text: string): boolean => /\{name\}/i.test(text);

const isHeadline = (text: string): boolean => isShort(text) && textFaults(text).length === 0;

const isShort = (text: string): boolean =>
  text.split(/\s+/).length < FEWER_WORDS_THAN && text.length <= MOST_CHARACTERS;
