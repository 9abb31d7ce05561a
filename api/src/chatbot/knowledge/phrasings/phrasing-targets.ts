import type { Target } from '../../recognizer/train-recognizer.js';
import { curatedKnowledge } from '../curated-knowledge.js';
import { phrasingBank } from './phrasing-bank.js';

/**
 * Everything that can be recognized by its phrasings: the curated documents, and what rules answer.
 * @param read makes of a phrasing what is made of a message
 */
export function phrasingTargets(read: (phrasing: string) => string): Target[] {
  const documents = curatedKnowledge.map(({ id, title, phrasings, answer }) => ({
    id,
    phrasings: [title, ...phrasings, ...(phrasingBank.get(id) ?? [])].map(read),
    answer,
  }));
  const intents = [...phrasingBank]
    .filter(([id]) => id.startsWith('@'))
    .map(([id, phrasings]) => ({ id, phrasings: phrasings.map(read) }));
  return [...documents, ...intents];
}
