import { describe, expect, it } from 'vitest';
import { sampleResponse } from '../testing/sample-response';
import { generatorReducer, idleGenerator } from './generator-state';

const result = sampleResponse();
const started = { type: 'started', companyName: 'Elm Creek Bakery' } as const;
const success = generatorReducer(generatorReducer(idleGenerator, started), {
  type: 'succeeded',
  request: { companyName: 'Elm Creek Bakery' },
  result,
});

describe('generatorReducer', () => {
  it('goes from idle to generating to success, and says so', () => {
    const generating = generatorReducer(idleGenerator, started);
    expect(generating).toMatchObject({ phase: 'generating', result: null });
    expect(generating.announcement).toContain('Elm Creek Bakery');
    expect(success).toMatchObject({ phase: 'success', result, error: null });
    expect(success.announcement).toContain('$6,650');
  });

  it('keeps the last good result while it generates again and when that fails', () => {
    const again = generatorReducer(success, started);
    expect(again.result).toBe(result);
    const failed = generatorReducer(again, { type: 'failed', message: 'Closed.' });
    expect(failed).toMatchObject({ phase: 'error', result, error: 'Closed.', announcement: '' });
    expect(generatorReducer(failed, started).error).toBeNull();
  });

  it('shows every step of the writing and tells of two', () => {
    const generating = generatorReducer(idleGenerator, started);
    const steps = [1, 2, 3, 4, 5, 6, 7];
    const told: string[] = [];
    let state = generating;
    for (const written of steps) {
      state = generatorReducer(state, { type: 'progressed', progress: { written, of: 7 } });
      expect(state.progress).toEqual({ written, of: 7 });
      told.push(state.announcement);
    }
    expect(new Set(told).size).toBe(2);
    expect(told.indexOf('Half of the words are written.')).toBe(3);
    expect(generatorReducer(state, { type: 'failed', message: 'Closed.' }).progress).toBeNull();
    expect(generatorReducer(state, started).progress).toBeNull();
    expect(
      generatorReducer(state, { type: 'succeeded', request: { companyName: 'X' }, result })
        .progress,
    ).toBeNull();
    expect(generatorReducer(success, { type: 'progressed', progress: { written: 1, of: 7 } })).toBe(
      success,
    );
  });

  it('keeps changes over another look and drops them for another company', () => {
    const edited = generatorReducer(success, { type: 'edited', path: 'hero.title', value: 'Mine' });
    const look = generatorReducer(edited, {
      type: 'succeeded',
      request: { companyName: 'Elm Creek Bakery', seed: 1 },
      result,
    });
    expect(look.history.edits).toEqual({ 'hero.title': 'Mine' });
    expect(generatorReducer(look, { type: 'undone' }).history.edits).toEqual({});
    const other = generatorReducer(look, {
      type: 'succeeded',
      request: { companyName: 'Other' },
      result,
    });
    expect(other.history.edits).toEqual({});
  });

  it('comes back after a reload, unless the visitor was quicker', () => {
    const { request, history, shared } = success;
    const kept = { request, result, history, shared };
    const restored = generatorReducer(idleGenerator, { type: 'restored', kept });
    expect(restored).toMatchObject({ phase: 'success', result, request });
    const busy = generatorReducer(idleGenerator, started);
    expect(generatorReducer(busy, { type: 'restored', kept })).toBe(busy);
  });
});
