import { readSet } from '../read-sets';
import { findSimilar, type SimilarPair } from './find-similar';
import { readExamples } from './read-examples';
import { type Wording, wordingsOf } from './wording';

/** What the three sets share, although they must not. */
export interface SharedWordings {
  /** An example of the assistant, and a turn of the development or the measured set. */
  examples: SimilarPair[];
  /** A turn of the development set, and one of the measured set. */
  turns: SimilarPair[];
  /** The measured set's turns. Their texts are not to be shown. */
  hidden: ReadonlySet<Wording>;
}

/**
 * Compares the assistant's examples, the development set and the measured set with each other. A measured set whose
 * turns stand in the examples would only measure memory.
 */
export async function findSharedWordings(): Promise<SharedWordings> {
  const examples = await readExamples();
  const development = wordingsOf('development', await readSet('development'));
  const measured = wordingsOf('measured', await readSet('measured'));
  const pairs = await findSimilar([examples, development, measured]);
  const ofExamples = new Set(examples);
  return {
    examples: pairs.filter(({ first }) => ofExamples.has(first)),
    turns: pairs.filter(({ first }) => !ofExamples.has(first)),
    hidden: new Set(measured),
  };
}
