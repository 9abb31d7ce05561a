import { factHeadlines, factTaglines } from './copy/common-copy.js';
import { canFill, capitalized, fillSlots, type Slots, slotsOf } from './copy/fill-slots.js';
import type { IndustryCopy } from './copy/industry-copy.js';
import type { SeededChoice } from './seeded-choice.js';

/** Limits that keep a headline to three lines. */
const FEWER_WORDS_THAN = 9;
const MOST_CHARACTERS = 64;

/**
 * How many words the company's name counts as, and the maximum per template, so that no template crowds out the others.
 */
const NAME_VARIETY = 16;
const MOST_VARIETY = 28;

/** How often a headline uses the owner's own facts, if there are any. */
const FACTS_SHARE = 0.88;

/** Chooses a headline, with the owner's own nouns if there are any, otherwise with the trade's. */
export function chooseHeadline(copy: IndustryCopy, slots: Slots, choice: SeededChoice): string {
  const own = factHeadlines.filter((text) => canFill(text, slots));
  const preferOwn = choice.fraction() < FACTS_SHARE;
  const usable = copy.headlines.filter((text) => canFill(text, slots));
  const groups = preferOwn ? [own, usable] : [usable, own];
  for (const template of groups.flatMap((texts) =>
    choice.ranked(texts, (text) => varietyOf(text, slots)),
  )) {
    const headline = capitalized(fillSlots(template, slots, choice));
    if (headline.split(/\s+/).length < FEWER_WORDS_THAN && headline.length <= MOST_CHARACTERS) {
      return headline;
    }
  }
  return 'Good to see you';
}

/**
 * How many different headlines a template can produce. The name counts as many words; a template without slots counts
 * as one headline.
 */
function varietyOf(text: string, slots: Slots): number {
  const words = slotsOf(text).map((slot) =>
    slot === 'name' ? NAME_VARIETY : (slots[slot]?.length ?? 1),
  );
  return Math.min(
    MOST_VARIETY,
    words.reduce((product, count) => product * count, 1),
  );
}

/** Chooses a tagline: usually with one of the owner's facts if there are any, otherwise the trade's. */
export function chooseTagline(copy: IndustryCopy, slots: Slots, choice: SeededChoice): string {
  const own = factTaglines.filter((text) => canFill(text, slots));
  const texts = own.length > 0 && choice.fraction() < FACTS_SHARE ? own : copy.taglines;
  return fillSlots(choice.oneOf(texts), slots, choice);
}
