import { ApiRequestError } from '@northloop/kit';
import { describe, expect, it } from 'vitest';
import { firstState, stateAfter } from './link-state';

const FALLBACK = 'Try again.';

describe('firstState', () => {
  it('is ready for a whole token', () => {
    expect(firstState('abcdefghijklmnopqrstuvwxyz_-0123')).toEqual({ step: 'ready' });
  });

  it.each(['', 'abc', `${'a'.repeat(32)}%`, 'a'.repeat(33)])(
    'takes %j for a broken link',
    (token) => {
      expect(firstState(token)).toEqual({ step: 'unknown' });
    },
  );
});

describe('stateAfter', () => {
  it.each([404, 400])('takes the link for unknown when the API answers %i', (status) => {
    expect(stateAfter(new ApiRequestError('No', status), FALLBACK)).toEqual({ step: 'unknown' });
  });

  it('lets the visitor try again otherwise, with what the API said', () => {
    const busy = new ApiRequestError('API Error (429)', 429, { message: 'Wait a minute.' });
    expect(stateAfter(busy, FALLBACK)).toEqual({ step: 'failed', message: 'Wait a minute.' });
    for (const error of [new ApiRequestError('Network error', null), new Error('chunk')]) {
      expect(stateAfter(error, FALLBACK)).toEqual({ step: 'failed', message: FALLBACK });
    }
  });
});
