import type { SentenceEncoder } from '../../../sentence-encoder/sentence-encoder.js';
import { toSentence } from '../../../text-classifier/text-features.js';
import { trainTextClassifier } from '../../../text-classifier/train-text-classifier.js';
import type { Subject } from '../../knowledge/subject.js';
import type { MeaningModel } from '../meaning-file.js';
import { packExamples } from '../nearest-examples.js';

/** Learns from the subjects' examples what the reader needs. */
export async function trainMeaning(
  subjects: readonly Subject[],
  encoder: Pick<SentenceEncoder, 'embed'>,
): Promise<MeaningModel> {
  const asked = subjects.map((subject) => sentences([subject.question, ...subject.asked]));
  const followUps = subjects.map(({ follow_ups = [] }) => sentences(follow_ups));
  const vectors = new Map<string, Float32Array>();
  const texts = [...new Set([...asked, ...followUps].flat())];
  (await encoder.embed(texts)).forEach((vector, at) => {
    vectors.set(texts[at] ?? '', vector);
  });
  const vectorOf = (text: string) => vectors.get(text) ?? new Float32Array();
  const examples = asked.flatMap((group, subject) =>
    group.map((text) => ({ text, vector: vectorOf(text), label: subject })),
  );
  return {
    classifier: trainTextClassifier(examples, subjects.length),
    asked: packExamples(asked.map((group) => group.map(vectorOf))),
    followUps: packExamples(followUps.map((group) => group.map(vectorOf))),
  };
}

/** As the reader asks the encoder, and each text once. */
function sentences(texts: readonly string[]): string[] {
  return [...new Set(texts.map(toSentence))];
}
