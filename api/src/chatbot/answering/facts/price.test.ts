import { describe, expect, it } from 'vitest';
import { createQuote } from '../../../quote/create-quote.js';
import { turnFor } from '../../../testing/turn-for.js';
import { freshState } from '../../conversation/conversation-state.js';
import { carePlanPrice } from '../../project-quote.js';
import { carePriceAnswer, priceAnswer } from './price.js';

const total = (
  websiteType: 'business' | 'ecommerce' | 'landing',
  features: string[] = [],
  pages?: number,
) => createQuote({ websiteType, features, pages }).total_cost;

describe('priceAnswer', () => {
  it('gives a new visitor the price of a usual site, and of a small and a large one', () => {
    const { text, state, steps } = priceAnswer(turnFor('how much is a website'));
    for (const type of ['business', 'landing', 'ecommerce'] as const)
      expect(text).toContain(total(type));
    expect(text).toContain('It is an estimate, not an offer');
    expect(state).toMatchObject({ asked: 'price', topic: 'price' });
    expect(steps?.map(({ path }) => path)).toEqual(['/#mockup', '/contact']);
  });

  it('names what the estimate holds', () => {
    const { text } = priceAnswer(turnFor('a 12 page online store with a blog, price?'));
    expect(text).toContain('For an online store of 12 pages with blog our estimate is');
    expect(text).toContain(total('ecommerce', ['Blog'], 12));
  });

  it('names what no figure holds', () => {
    const project = { ...freshState.project, unpriced: ['live chat'] };
    const { text } = priceAnswer(turnFor('what would it cost', { state: { project } }));
    expect(text).toContain('Not counted: live chat; a person prices that.');
  });

  it('sets a visitor’s own amount beside the estimate and agrees to nothing', () => {
    const low = priceAnswer(turnFor('i have $500 for an online store'));
    expect(low.text).toContain('That is more than the $500 you name');
    const high = priceAnswer(turnFor('i have $90,000 for an online store'));
    expect(high.text).toContain('That is within the $90,000 you name.');
  });

  it.each([
    ['how much is a mobile app', '/services/mobile-apps', '$10,000 - $25,000'],
    ['what does seo cost', '/services/seo', 'billed monthly'],
    ['price of a new logo and brand', '/contact', 'no figure for brand'],
  ])('has no figure of its own for "%s"', (question, path, says) => {
    const answer = priceAnswer(turnFor(question));
    expect(answer.path).toBe(path);
    expect(answer.text).toContain(says);
    expect(answer.text).not.toContain('our estimate is');
  });

  it('takes the kind from what was talked about', () => {
    const { text, state } = priceAnswer(
      turnFor('and what does it cost', { state: { topic: 'ecommerce' } }),
    );
    expect(text).toContain(total('ecommerce'));
    expect(state?.project?.kind).toBe('ecommerce');
  });
});

it('a care plan costs what the quotes count', () => {
  const { text, state } = carePriceAnswer();
  expect(text).toContain(carePlanPrice);
  expect(state).toEqual({ asked: 'care-price', topic: 'support' });
});
