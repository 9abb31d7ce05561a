import type { SentenceEncoder } from '../../sentence-encoder/sentence-encoder.js';
import type { ClassifierWeights } from '../../text-classifier/text-classifier.js';
import { trainTextClassifier } from '../../text-classifier/train-text-classifier.js';
import type { Trade } from './trade.js';
import { tradeText } from './trade-text.js';

/** Learns to tell trades by their examples: descriptions with and without a name, names, and what they offer. */
export async function trainTrades(
  trades: readonly Trade[],
  encoder: Pick<SentenceEncoder, 'embed'>,
): Promise<ClassifierWeights> {
  const texts = trades.flatMap((trade, label) => textsOf(trade).map((text) => ({ text, label })));
  const vectors = await encoder.embed(texts.map(({ text }) => text));
  const examples = texts.map((example, at) => ({
    ...example,
    vector: vectors[at] ?? new Float32Array(),
  }));
  return trainTextClassifier(examples, trades.length);
}

function textsOf({ name, names, examples, offers }: Trade): string[] {
  return [
    ...examples.map((example) => tradeText(undefined, example)),
    ...examples.map((example, at) => tradeText(names[at % names.length], example)),
    ...names.map((own) => tradeText(own, undefined)),
    tradeText(undefined, name),
    ...offers.map((offer) => tradeText(undefined, `${offer.name}. ${offer.line}`)),
  ];
}
