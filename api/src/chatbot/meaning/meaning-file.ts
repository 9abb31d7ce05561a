import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { ClassifierWeights } from '../../text-classifier/text-classifier.js';
import type { Subject } from '../knowledge/subject.js';
import type { ExampleVectors } from './nearest-examples.js';

/** The folder of the build's output; the same from the sources and from the build. */
const FOLDER = new URL('../../../dist/chatbot/', import.meta.url);
const MEANING = new URL('meaning.bin', FOLDER);
const KNOWLEDGE = new URL('knowledge.json', FOLDER);

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
    model: deserialize(read(MEANING)) as MeaningModel,
    subjects: JSON.parse(read(KNOWLEDGE).toString('utf8')) as Subject[],
  };
}

/** Writes both for {@link readMeaning}. */
export function writeMeaning(model: MeaningModel, subjects: readonly Subject[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(MEANING, serialize(model));
  writeFileSync(KNOWLEDGE, JSON.stringify(subjects));
}

function read(file: URL): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`${file.pathname} is not there: run pnpm build.`, { cause });
  }
}
