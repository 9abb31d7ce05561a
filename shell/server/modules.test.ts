import { describe, expect, it } from 'vitest';
import { forEachModule, isModuleName, readModulePairs } from './modules';

describe('modules', () => {
  it('knows their names, and nothing else as one', () => {
    expect(isModuleName('chat')).toBe(true);
    for (const other of ['shop', 'constructor', '', null, 1]) {
      expect(isModuleName(other)).toBe(false);
    }
  });

  it('makes one of something for each', () => {
    expect(forEachModule((module) => module.length)).toEqual({
      marketing: 9,
      mockup: 6,
      chat: 4,
      blog: 4,
    });
  });

  it('reads pairs and names what is none', () => {
    expect(readModulePairs('chat=1.0.0  blog=http://localhost:5104 shop=1 mockup mockup=')).toEqual(
      {
        pairs: { chat: '1.0.0', blog: 'http://localhost:5104' },
        unusable: ['shop=1', 'mockup', 'mockup='],
      },
    );
    expect(readModulePairs('')).toEqual({ pairs: {}, unusable: [] });
  });
});
