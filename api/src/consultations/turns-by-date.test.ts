import { expect, it } from 'vitest';
import { TurnsByDate } from './turns-by-date.js';

it('runs one after the other for one date, also after a failure, and other dates meanwhile', async () => {
  const turns = new TurnsByDate();
  const seen: string[] = [];
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = turns.take('2026-12-08', async () => {
    await gate;
    seen.push('first');
    throw new Error('refused');
  });
  const second = turns.take('2026-12-08', async () => {
    seen.push('second');
    return 2;
  });
  await turns.take('2026-12-09', async () => {
    seen.push('another date');
  });
  expect(seen).toEqual(['another date']);
  open();
  await expect(first).rejects.toThrow('refused');
  expect(await second).toBe(2);
  expect(seen).toEqual(['another date', 'first', 'second']);
  expect(await turns.take('2026-12-08', async () => 3)).toBe(3);
});
