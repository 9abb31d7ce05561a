import { priceText } from '../../reading/prices.js';
import { listed } from '../company-info.js';
import { capitalized } from '../copy/fill-slots.js';
import type { DraftSource } from '../draft-source.js';
import { unsettled } from '../unsettled.js';
import type { SectionBody } from './section-body.js';

const MOST = 6;

/** Questions that the description answers, then those that the trade's customers ask. */
export function questions(source: DraftSource): SectionBody {
  const { brief, trade, varying, setting } = source;
  const own = answered(brief.facts, setting);
  const samples = varying
    .about('faq')
    .some(unsettled(trade.questions, source), Math.max(2, 4 - own.length))
    .map(({ ask, answer }) => `${ask} ${answer}`);
  const highlights = [...own, ...samples].slice(0, MOST);
  return highlights.length < 2 ? undefined : { highlights, sample: samples.length > 0 };
}

function answered(
  {
    hours,
    area,
    prices,
    languages,
    guarantee,
    licence,
    refusals,
    street,
    place,
  }: DraftSource['brief']['facts'],
  setting: DraftSource['setting'],
): string[] {
  const refusal = (words: RegExp) => refusals.find((text) => words.test(text));
  const pairs: [string, string | undefined][] = [
    ['Do I need a reservation?', refusal(/reserv/i)],
    ['Do I need an appointment?', refusal(/appointment|walk-?in/i)],
    ['When can I come?', setting === 'place' && hours.length > 0 ? hours.join('. ') : undefined],
    ['When can you come?', setting === 'visits' && hours.length > 0 ? hours.join('. ') : undefined],
    ['Where do you work?', area.length > 0 ? `In ${listed(area)}` : undefined],
    [
      'Where are you?',
      setting === 'place' && street ? [street, place].filter(Boolean).join(', ') : undefined,
    ],
    [
      'What does it cost?',
      prices.length > 0
        ? prices
            .slice(0, 4)
            .map((price) => capitalized(priceText(price, ': ')))
            .join('. ')
        : undefined,
    ],
    ['Which languages do you speak?', languages.length > 0 ? listed(languages) : undefined],
    ['Is there a guarantee?', guarantee],
    ['Are you licensed?', licence],
  ];
  return pairs.flatMap(([ask, answer]) =>
    answer === undefined ? [] : [`${ask} ${capitalized(answer)}.`],
  );
}
