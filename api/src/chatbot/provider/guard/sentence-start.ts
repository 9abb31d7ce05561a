import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { KNOWN_STARTS, WORDS_AND_NAMES } from './known-words.js';

let loaded: ReturnType<typeof load> | undefined;

function load() {
  const { readDoc, its } = winkNLP(model, ['pos']);
  const first = (text: string) => readDoc(text).tokens().itemAt(0);
  // The tagger numbers the words of its dictionary first, so the first word outside gets the next number.
  const idOf = (word: string) => Number(first(word).out(its.uniqueId));
  const size = idOf('zzyzzyva');
  return {
    isWord: (word: string) => idOf(word) < size,
    isName: (sentence: string) => first(sentence).out(its.pos) === 'PROPN',
  };
}

/** The tagger; loading it takes about 0.1 s, which the first reply would have to wait for. */
export function loadTagger() {
  loaded ??= load();
  return loaded;
}

/**
 * Whether the first word of an English sentence is a name, although every first word has a capital: the tagger takes it
 * for one, and its dictionary does not have it, or it is both, as Mark and Grace are, or
 * another word with a capital follows.
 * @param sentence without marks before its first word
 */
export function startsWithName(sentence: string): boolean {
  const word = /^[\p{L}']+/u.exec(sentence)?.[0].replace(/'s?$/, '').toLowerCase() ?? '';
  const { isWord, isName } = loadTagger();
  if (KNOWN_STARTS.has(word) || !isName(sentence.slice(0, 80))) return false;
  const isFollowed = /^[\p{L}']+ \p{Lu}/u.test(sentence);
  return !isWord(word) || WORDS_AND_NAMES.has(word) || isFollowed;
}
