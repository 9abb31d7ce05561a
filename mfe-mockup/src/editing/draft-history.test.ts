import { describe, expect, it } from 'vitest';
import { sampleResponse } from '../testing/sample-response';
import type { Draft } from './draft';
import {
  type DraftHistory,
  hidesEdits,
  noDraft,
  redone,
  undone,
  withDraft,
  withEdit,
} from './draft-history';
import type { Edits } from './edits';
import { textPlaces } from './text-places';

const result = sampleResponse();
const make = (history: DraftHistory, companyName: string, seed = 0) =>
  withDraft(history, { request: { companyName, seed }, result });
const first = make(noDraft, 'Elm Creek Bakery');
const edited = withEdit(first, 'hero.title', 'Mine');

describe('what was changed', () => {
  it('is taken back and made again one place at a time, typing on in one place being one step', () => {
    let history = withEdit(first, 'hero.title', 'A');
    history = withEdit(history, 'hero.title', 'AB');
    history = withEdit(history, 'hero.cta', 'Go');
    expect(history.draft?.edits).toEqual({ 'hero.title': 'AB', 'hero.cta': 'Go' });
    history = undone(history);
    expect(history.draft?.edits).toEqual({ 'hero.title': 'AB' });
    history = undone(history);
    expect(history.draft?.edits).toEqual({});
    history = redone(redone(history));
    expect(history.draft?.edits).toEqual({ 'hero.title': 'AB', 'hero.cta': 'Go' });
    expect(redone(history)).toBe(history);
  });

  it('cannot be made again once something else was changed', () => {
    const history = withEdit(undone(edited), 'hero.cta', 'Go');
    expect(redone(history)).toBe(history);
  });

  it('is taken back fifty steps', () => {
    let history = first;
    for (let step = 0; step < 80; step += 1) {
      history = withEdit(history, `section.title.${step}`, 'x');
    }
    expect(history.past).toHaveLength(50);
  });
});

describe('another draft', () => {
  it.each(['Elm Creek Bakery', 'elm creek  BAKERY '])('of %j keeps what was changed', (name) => {
    expect(make(edited, name, 1).draft?.edits).toEqual({ 'hero.title': 'Mine' });
  });

  it('of another company starts afresh, and a step back brings the first with its changes', () => {
    const other = make(edited, 'Other');
    expect(other.draft?.edits).toEqual({});
    expect(undone(other).draft).toEqual(edited.draft);
    expect(redone(undone(other)).draft).toEqual(other.draft);
  });

  it('has nothing before it when it is the first', () => {
    expect(undone(first)).toBe(first);
  });
});

it('tells when a text was changed that the look does not have', () => {
  const [section] = result.mockup.sections;
  const draftWith = (edits: Edits): Draft => ({
    request: { companyName: 'X' },
    result,
    shared: null,
    edits,
  });
  const hides = (draft: Draft) => hidesEdits(draft, textPlaces(result.mockup, draft.edits));
  const shown = { 'hero.title': 'Mine', [`section.title.${section?.name}`]: 'Seen' };
  expect(hides(draftWith({ ...shown, 'color.primary': '#123456', 'item.Rye': 'Rye bread' }))).toBe(
    false,
  );
  expect(hides(draftWith({ ...shown, 'section.title.gone': 'Kept' }))).toBe(true);
  expect(hides(draftWith({ ...shown, 'item.Gone': 'Kept' }))).toBe(true);
});
