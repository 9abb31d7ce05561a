import { isEnglishWord } from '../../english/tokens.js';
import type { SentenceEncoder } from '../../sentence-encoder/sentence-encoder.js';
import { readMeaning } from '../meaning/meaning-file.js';
import { MeaningReader } from '../meaning/meaning-reader.js';
import { PassageSearch } from '../meaning/passage-search.js';
import { KnowledgeBase } from './knowledge-base.js';

/**
 * The knowledge that the build has prepared.
 * @throws Error if there is no build
 */
export function loadKnowledge(encoder: SentenceEncoder): KnowledgeBase {
  const { model, subjects } = readMeaning();
  return new KnowledgeBase(
    subjects,
    new MeaningReader(encoder, model, subjects, isEnglishWord),
    new PassageSearch(encoder),
  );
}
