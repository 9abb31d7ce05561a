import { describe, expect, it } from 'vitest';
import { afterAnswer } from './after-answer.js';
import { freshState, readState, TOLD_LIMIT } from './conversation-state.js';

describe('readState', () => {
  it('reads what was stored', () => {
    const state = {
      ...freshState,
      subject: 'deposit',
      project: { ...freshState.project, pages: 5 },
    };
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each([null, undefined, {}, 'x', { ...freshState, project: { pages: 'many' } }])(
    'starts afresh from %j',
    (stored) => {
      expect(readState(stored)).toEqual(freshState);
    },
  );
});

describe('afterAnswer', () => {
  it('remembers what was answered, and what was offered until the next turn', () => {
    const asked = afterAnswer(freshState, { text: '', choices: ['deposit', 'price'] });
    expect(asked).toMatchObject({ offered: ['deposit', 'price'], told: [] });
    expect(afterAnswer(asked, { text: '', subject: 'deposit' })).toMatchObject({
      subject: 'deposit',
      offered: [],
      told: ['deposit'],
    });
  });

  it('keeps no endless list', () => {
    let state = freshState;
    for (let turn = 0; turn < 40; turn += 1)
      state = afterAnswer(state, { text: '', subject: `${turn}` });
    expect(state.told).toHaveLength(TOLD_LIMIT);
    expect(state.told.at(-1)).toBe('39');
  });
});
