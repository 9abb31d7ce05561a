import { expect, it, vi } from 'vitest';
import { onFirstUse } from './on-first-use.js';

it('makes what is asked for once, and not before', () => {
  const make = vi.fn(() => 'index');
  const index = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  expect([index(), index()]).toEqual(['index', 'index']);
  expect(make).toHaveBeenCalledOnce();
});
