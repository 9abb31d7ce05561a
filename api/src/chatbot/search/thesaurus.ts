import { doings } from './thesaurus-of-doings.js';
import { things } from './thesaurus-of-things.js';

/**
 * Synonyms used by owners and the site. The key is the word that is indexed; the list holds the other words in every
 * form that the simple stemmer does not cover. Each word is in one list only.
 */
export const thesaurus: Readonly<Record<string, string>> = { ...things, ...doings };
