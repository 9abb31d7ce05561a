import { expect, it } from 'vitest';
import { heroContent } from '../../../content/home/hero';
import { taglineSentence } from './tagline-sentence';

it('reads as one sentence with all three phrases', () => {
  expect(taglineSentence(heroContent.tagline)).toBe(
    'We build websites that book tables, stores that ship by Friday, and apps people keep.',
  );
});
