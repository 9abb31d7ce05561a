import MiniSearch from 'minisearch';
import { fold } from '../../../text-classifier/text-features.js';

/** What can be found by its words. */
export interface SearchedText {
  /** Ways of asking for it; they count most. */
  readonly asked: readonly string[];
  /** What is said of it. */
  readonly told: string;
}

/** So common that they say nothing about what is meant, in English and in Spanish. */
const STOP_WORDS = new Set(
  'a an the is am be to of it its and or el la los las un una de del que y o en es'.split(' '),
);

/** From this length on, one letter in five may be wrong, and a beginning is enough. */
const LONG_WORD = 5;

/** Finds texts by words, misspelled ones as well. Accents do not matter. */
export class WordSearch {
  /** The words of the texts. Only another word may be a misspelled one. */
  private readonly known = new Set<string>();
  private readonly index = new MiniSearch<{ id: number; asked: string; told: string }>({
    fields: ['asked', 'told'],
    tokenize: wordsIn,
    processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
    searchOptions: {
      boost: { told: 0.15 },
      fuzzy: (term) => (term.length >= LONG_WORD && !this.known.has(term) ? 0.2 : false),
      prefix: (term) => term.length >= LONG_WORD,
      weights: { fuzzy: 0.4, prefix: 0.5 },
    },
  });

  constructor(texts: readonly SearchedText[]) {
    const documents = texts.map(({ asked, told }, id) => ({ id, asked: asked.join('\n'), told }));
    this.index.addAll(documents);
    for (const { asked, told } of documents)
      for (const word of wordsIn(`${asked} ${told}`)) this.known.add(word);
  }

  /** How well each text fits, by its number: 1 for the best, 0 for what shares no word. */
  find(text: string): Float32Array {
    const results = this.index.search(text);
    const best = results[0]?.score ?? 1;
    const fits = new Float32Array(this.index.documentCount);
    for (const { id, score } of results) fits[id as number] = score / best;
    return fits;
  }
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
