import { deserialize, serialize } from 'node:v8';
import { readBuilt, writeBuilt } from '../../built-files/built-file.js';
import type { ClassifierWeights } from '../../text-classifier/text-classifier.js';
import type { Subject } from '../knowledge/subject.js';
import type { ExampleVectors } from './nearest-examples.js';

const MEANING = 'chatbot/meaning.bin';
const KNOWLEDGE = 'chatbot/knowledge.json';

/** What the build learns from the examples. Its subjects are numbered as they come in knowledge.json. */
export interface MeaningModel {
  readonly classifier: ClassifierWeights;
  /** The vectors of `asked`. */
  readonly asked: ExampleVectors;
  /** The vectors of `follow_ups`. */
  readonly followUps: ExampleVectors;
}

/**
 * What the build has learned, and the subjects it belongs to.
 * @throws Error if there is no build
 */
export function readMeaning(): { model: MeaningModel; subjects: Subject[] } {
  return {
    model: deserialize(readBuilt(MEANING)) as MeaningModel,
    subjects: JSON.parse(readBuilt(KNOWLEDGE).toString('utf8')) as Subject[],
  };
}

/** Writes both for {@link readMeaning}. */
export function writeMeaning(model: MeaningModel, subjects: readonly Subject[]): void {
  writeBuilt(MEANING, serialize(model));
  writeBuilt(KNOWLEDGE, JSON.stringify(subjects));
}
