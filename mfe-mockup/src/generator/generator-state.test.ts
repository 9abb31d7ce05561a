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
    expect(generating).toMatchObject({ phase: 'generating', history: { draft: null } });
    expect(generating.announcement).toContain('Elm Creek Bakery');
    expect(success).toMatchObject({
      phase: 'success',
      history: { draft: { result } },
      error: null,
    });
    expect(success.announcement).toContain('$6,650');
  });

  it('keeps the last good result while it generates again and when that fails', () => {
    const again = generatorReducer(success, started);
    expect(again.history.draft?.result).toBe(result);
    const failed = generatorReducer(again, { type: 'failed', message: 'Closed.' });
    expect(failed).toMatchObject({ phase: 'error', error: 'Closed.', announcement: '' });
    expect(failed.history.draft?.result).toBe(result);
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
    expect(told.indexOf('Half of the text is ready.')).toBe(3);
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

  it('takes a change back and makes it again, and says so', () => {
    const edited = generatorReducer(success, { type: 'edited', path: 'hero.title', value: 'Mine' });
    const undone = generatorReducer(edited, { type: 'undone' });
    expect(undone.history.draft?.edits).toEqual({});
    expect(undone.announcement).toBe('The last change was undone.');
    const redone = generatorReducer(undone, { type: 'redone' });
    expect(redone.history.draft?.edits).toEqual({ 'hero.title': 'Mine' });
    expect(redone.announcement).toBe('The change was redone.');
  });

  it('says when a look leaves out a section that was changed', () => {
    const edited = generatorReducer(success, {
      type: 'edited',
      path: 'section.title.gone',
      value: 'Mine',
    });
    const look = generatorReducer(edited, {
      type: 'succeeded',
      request: { companyName: 'Elm Creek Bakery', seed: 1 },
      result,
    });
    expect(look.announcement).toContain('leaves out a text you changed');
    expect(success.announcement).not.toContain('leaves out');
  });

  it('keeps the address of a shared draft over a step back', () => {
    const address = { id: 'a', deleteKey: 'b', expires: null };
    const edited = generatorReducer(success, { type: 'edited', path: 'hero.title', value: 'Mine' });
    const shared = generatorReducer(edited, { type: 'shared', shared: address });
    expect(shared.history.draft?.shared).toEqual(address);
    expect(generatorReducer(shared, { type: 'undone' }).history.draft?.shared).toEqual(address);
  });

  it('comes back after a reload, unless the visitor was quicker', () => {
    const draft = {
      request: { companyName: 'Elm Creek Bakery' },
      result,
      edits: { 'hero.title': 'Mine' },
      shared: null,
    };
    const restored = generatorReducer(idleGenerator, { type: 'restored', draft });
    expect(restored).toMatchObject({ phase: 'success', history: { draft } });
    const busy = generatorReducer(idleGenerator, started);
    expect(generatorReducer(busy, { type: 'restored', draft })).toBe(busy);
  });
});
