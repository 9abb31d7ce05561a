import { factHeadlines, factTaglines } from './copy/common-copy.js';
import { canFill, capitalized, fillSlots, type Slots, slotsOf } from './copy/fill-slots.js';
import type { IndustryCopy } from './copy/industry-copy.js';
import type { SeededChoice } from './seeded-choice.js';

/** Headlines have fewer words and stay on three lines. */
const FEWER_WORDS_THAN = 9;
const MOST_CHARACTERS = 64;

/** What a name counts, and the most that a text may count, so that none crowds out the others. */
const NAME_VARIETY = 16;
const MOST_VARIETY = 28;

/** How often the owner's own facts make the headline, where there are any. */
const FACTS_SHARE = 0.88;

/** A headline: out of the owner's own nouns where we have some, else out of the trade's. */
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

/** How many headlines a text is worth: the company's own name counts as many, a text without a choice as few. */
function varietyOf(text: string, slots: Slots): number {
  const words = slotsOf(text).map((slot) =>
    slot === 'name' ? NAME_VARIETY : (slots[slot]?.length ?? 1),
  );
  return Math.min(
    MOST_VARIETY,
    words.reduce((product, count) => product * count, 1),
  );
}

/** A line beside the name: a fact where there is one, else the trade's. */
export function chooseTagline(copy: IndustryCopy, slots: Slots, choice: SeededChoice): string {
  const own = factTaglines.filter((text) => canFill(text, slots));
  const texts = own.length > 0 && choice.fraction() < FACTS_SHARE ? own : copy.taglines;
  return fillSlots(choice.oneOf(texts), slots, choice);
}
