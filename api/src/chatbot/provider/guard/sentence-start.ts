import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { OPENERS } from './known-words.js';

type Tagger = ReturnType<typeof winkNLP>;

let tagger: Tagger | undefined;

/** Loads the tagger: about 0.1 s, which the first reply would have to wait for. */
export function loadTagger(): Tagger {
  tagger ??= winkNLP(model, ['pos']);
  return tagger;
}

/**
 * Whether the first word of an English sentence is a name, although every first word has a capital. It counts as one if
 * the tagger says so, and takes it for no verb or adverb when it is written small.
 * @param sentence without marks before its first word
 */
export function startsWithName(sentence: string): boolean {
  const first = /^[\p{L}']+/u.exec(sentence)?.[0].toLowerCase() ?? '';
  if (OPENERS.has(first)) return false;
  const small = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return firstTag(sentence) === 'PROPN' && !['VERB', 'ADV'].includes(firstTag(small));
}

function firstTag(sentence: string): string {
  const { readDoc, its } = loadTagger();
  return readDoc(sentence).tokens().itemAt(0).out(its.pos);
}
