import { toConcept, tokensOf } from './to-concept.js';

/**
 * Question words and possessives. The search drops these small words, but they distinguish 'who pays' from 'when do I
 * pay'.
 */
const FRAMES: ReadonlyArray<readonly [string, RegExp]> = [
  ['much', /\bhow (much|expensive)\b/],
  ['when', /\bhow (long|soon|fast|quick\w*)\b|\b(when|what time)\b/],
  ['many', /\bhow many\b/],
  ['often', /\bhow often\b/],
  ['who', /\b(who|whom|whose)\b/],
  ['where', /\bwhere\b/],
  ['why', /\bwhy\b/],
  ['how', /\bhow (do|can|does|to|is|are)\b/],
  ['mine', /\b(my|our|mine)\b/],
  ['yours', /\byours?\b/],
  ['if', /\bif\b/],
  ['not', /\b(not|no)\b/],
];

/** Weights relative to a word: of a small word, a pair of neighbors, a group of three letters and a frame. */
const SMALL_WORD_WEIGHT = 0.6;
const PAIR_WEIGHT = 0.4;
const LETTERS_WEIGHT = 0.5;
const FRAME_WEIGHT = 0.8;

/** Features by which a text is recognized, with their weights: words, neighboring pairs, letter groups and frames. */
export function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>();
  const words = tokensOf(text);
  const terms = words.map((word) => toConcept(word));
  words.forEach((word, index) => {
    const term = terms[index];
    if (term === null || term === undefined) features.set(`.${word}`, SMALL_WORD_WEIGHT);
    else addTerm(features, term);
  });
  // The small words in the pairs distinguish 'the first thing you do' from 'first place'.
  const row = ['^', ...words.map((word, index) => terms[index] ?? word), '$'];
  row.slice(1).forEach((word, index) => {
    features.set(`${row[index]} ${word}`, PAIR_WEIGHT);
  });
  for (const [name, pattern] of FRAMES) {
    if (pattern.test(text)) features.set(`?${name}`, FRAME_WEIGHT);
  }
  return features;
}

/** Adds a word and its letter groups. These match where neither stem nor spelling does: 'accessib', 'organi'. */
function addTerm(features: Map<string, number>, term: string): void {
  features.set(term, 1);
  const padded = `<${term}>`;
  const groups = padded.length - 2;
  const weight = LETTERS_WEIGHT / Math.sqrt(groups);
  for (let start = 0; start < groups; start += 1) {
    const letters = `~${padded.slice(start, start + 3)}`;
    features.set(letters, Math.max(features.get(letters) ?? 0, weight));
  }
}
