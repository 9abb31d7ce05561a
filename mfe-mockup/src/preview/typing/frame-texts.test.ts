import { describe, expect, it } from 'vitest';
import { textPlaces } from '../../editing/text-places';
import { sampleMockup } from '../../testing/sample-response';
import { firstTextOf, frameTexts, typedEdit } from './frame-texts';
import { readFromFrame } from './typing-messages';

const places = textPlaces(sampleMockup(), {});

describe('the texts of a page for its frame', () => {
  it('are named by place and piece, with where they stand', () => {
    const texts = frameTexts(places);
    expect(texts).toContainEqual({
      id: firstTextOf('hero.title'),
      text: 'Come hungry',
      within: '.hero',
    });
    expect(texts).toContainEqual({
      id: '1/section.content.about',
      text: 'One street.',
      within: 'section[id$="-3"]',
    });
  });

  it('become changes of the draft when they are typed', () => {
    expect(typedEdit(places, { id: '1/section.content.about', text: 'One town.' })).toEqual({
      path: 'section.content.about',
      value: 'Two ovens.\nOne town.',
    });
    expect(typedEdit(places, { id: '0/section.title.gone', text: 'X' })).toBeUndefined();
    expect(typedEdit(places, { id: 'hero.title', text: 'X' })).toBeUndefined();
  });
});

it.each([
  [{ kind: 'ready' }, { kind: 'ready' }],
  [
    { kind: 'typed', id: '0/hero.title', text: 'Hi', more: 1 },
    { kind: 'typed', id: '0/hero.title', text: 'Hi' },
  ],
  [{ kind: 'typed', id: 1, text: 'Hi' }, undefined],
  [{ kind: 'other' }, undefined],
  ['ready', undefined],
  [null, undefined],
])('reads %j as %j', (data, message) => {
  expect(readFromFrame(data)).toEqual(message);
});
