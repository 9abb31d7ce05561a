import { createRequire } from 'node:module';
import type { Document, ItemSentence, ItemToken, PartOfSpeech, WinkMethods } from 'wink-nlp';

/** A word, number or punctuation mark. */
export interface Token {
  /** Lower case. */
  word: string;
  /** As written. */
  raw: string;
  part: PartOfSpeech;
  /** Whether the English dictionary lists it. */
  isKnown: boolean;
}

/** A sentence with its words. */
export interface Sentence {
  raw: string;
  tokens: readonly Token[];
}

/**
 * Texts read before the model starts anew. It keeps every unknown word for good, so a server that runs for months
 * would slowly fill its memory with typos.
 */
const TEXTS_PER_MODEL = 200_000;

let model: WinkMethods | undefined;
let texts = 0;
let dictionary: Document | undefined;

/** Loads the model, which takes half a second once; a server calls this before the first visitor writes. */
export function loadTokens(): WinkMethods {
  if (model === undefined || texts >= TEXTS_PER_MODEL) {
    // Not imported: commands that read no message would wait for it as well.
    const load = createRequire(import.meta.url);
    const createModel = load('wink-nlp') as typeof import('wink-nlp').default;
    const english = load(
      'wink-eng-lite-web-model',
    ) as typeof import('wink-eng-lite-web-model').default;
    model = createModel(english, ['sbd', 'pos']);
    texts = 0;
  }
  texts += 1;
  return model;
}

/** Splits a text into sentences and words with their parts of speech. English only. */
export function sentencesOf(text: string): Sentence[] {
  const { readDoc, its } = loadTokens();
  const document = readDoc(text);
  const sentences: Sentence[] = [];
  document.sentences().each((sentence: ItemSentence) => {
    const tokens: Token[] = [];
    sentence.tokens().each((token: ItemToken) => {
      const raw = token.out();
      const word = raw.toLowerCase();
      const part = token.out(its.pos) as PartOfSpeech;
      tokens.push({ word, raw, part, isKnown: !document.isOOV(word) });
    });
    sentences.push({ raw: sentence.out(), tokens });
  });
  return sentences;
}

/** Whether the English dictionary lists a word in lower case. */
export function isEnglishWord(word: string): boolean {
  dictionary ??= loadTokens().readDoc('');
  return !dictionary.isOOV(word);
}
