import { doings } from './thesaurus-of-doings.js';
import { things } from './thesaurus-of-things.js';

/**
 * Words of one meaning, as owners and the site use them: the word that the index knows, and the others in any
 * form that the light stem does not reach. A word stands in one list only.
 */
export const thesaurus: Readonly<Record<string, string>> = { ...things, ...doings };
