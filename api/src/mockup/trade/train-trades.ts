import type { SentenceEncoder } from '../../sentence-encoder/sentence-encoder.js';
import type { ClassifierWeights } from '../../text-classifier/text-classifier.js';
import { trainTextClassifier } from '../../text-classifier/train-text-classifier.js';
import type { Trade } from './trade.js';
import { tradeText } from './trade-text.js';

/** Learns to tell trades by their examples, descriptions with and without a name, and by what their pages say. */
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

/** Examples first; then the trade's own texts, which bring 3 points on examples that were left out of the training. */
function textsOf(trade: Trade): string[] {
  const { name, names, examples, offers } = trade;
  const own = [
    name,
    `${name}. ${offers.map((offer) => offer.name).join(', ')}`,
    trade.words.join(', '),
    trade.keywords.join(', '),
    ...trade.subtitles,
    ...offers.map((offer) => `${offer.name}. ${offer.line}`),
    ...trade.questions.map(({ ask, answer }) => `${ask} ${answer}`),
    ...trade.works.map(({ title, line }) => `${title}. ${line}`),
  ];
  return [
    ...examples.map((example) => tradeText(undefined, example)),
    ...examples.map((example, at) => tradeText(names[at % names.length], example)),
    ...names.map((company) => tradeText(company, undefined)),
    ...own.map((text) => tradeText(undefined, text)),
  ];
}
