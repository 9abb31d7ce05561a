import type { SentenceEncoder } from '../../sentence-encoder/sentence-encoder.js';
import type { ClassifierWeights } from '../../text-classifier/text-classifier.js';
import { trainTextClassifier } from '../../text-classifier/train-text-classifier.js';
import type { TradeExample } from './read-trade-examples.js';
import type { Trade } from './trade.js';
import { tradeText } from './trade-text.js';

/**
 * Learns to tell trades by their examples and by what their pages say. The classes come in the order of the trades.
 * @throws Error if a trade has no examples
 */
export async function trainTrades(
  trades: readonly Trade[],
  examples: ReadonlyMap<string, readonly TradeExample[]>,
  encoder: Pick<SentenceEncoder, 'embed'>,
): Promise<ClassifierWeights> {
  const texts = trades.flatMap((trade, label) => {
    const own = examples.get(trade.id);
    if (!own) throw new Error(`There are no examples of ${trade.id}.`);
    return [...textsOfExamples(own), ...textsOfPages(trade)].map((text) => ({ text, label }));
  });
  const vectors = await encoder.embed(texts.map(({ text }) => text));
  const known = texts.map((text, at) => ({ ...text, vector: vectors[at] ?? new Float32Array() }));
  return trainTextClassifier(known, trades.length);
}

/** Descriptions count with a name and without one; one that has no name of its own gets another example's. */
function textsOfExamples(examples: readonly TradeExample[]): string[] {
  const names = examples.flatMap(({ companyName }) => companyName ?? []);
  return examples.flatMap(({ companyName, description }, at) =>
    description === undefined
      ? [tradeText(companyName, undefined)]
      : [
          tradeText(undefined, description),
          tradeText(companyName ?? names[at % names.length], description),
        ],
  );
}

/** These bring 3 points on examples that were left out of the training. */
const textsOfPages = (trade: Trade): string[] =>
  [
    trade.name,
    `${trade.name}. ${trade.offers.map((offer) => offer.name).join(', ')}`,
    trade.words.join(', '),
    trade.keywords.join(', '),
    ...trade.subtitles,
    ...trade.offers.map((offer) => `${offer.name}. ${offer.line}`),
    ...trade.questions.map(({ ask, answer }) => `${ask} ${answer}`),
    ...trade.works.map(({ title, line }) => `${title}. ${line}`),
  ].map((text) => tradeText(undefined, text));
