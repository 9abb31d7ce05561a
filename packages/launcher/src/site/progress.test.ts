import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress } from './progress';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says a step at once, again while it lasts, and with what has changed in it', () => {
  const lines: string[] = [];
  const progress = createProgress((line) => lines.push(line));
  let done = 0;
  progress.step(() => `Building: ${done} of 2 parts`);
  done = 1;
  progress.update();
  vi.advanceTimersByTime(2000);
  progress.update();
  vi.advanceTimersByTime(13_000);
  progress.end();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    '[0 s] Building: 0 of 2 parts',
    '[2 s] Building: 1 of 2 parts',
    '[15 s] Building: 1 of 2 parts',
  ]);
});

it('says once after a minute that it is slow, why, and how to see more', () => {
  const lines: string[] = [];
  const progress = createProgress(
    (line) => lines.push(line),
    () => 1000,
  );
  progress.step(() => 'Starting');
  vi.advanceTimersByTime(120_000);
  progress.end();
  const slow = lines.filter((line) => line.startsWith('This is slow'));
  expect(slow).toHaveLength(1);
  expect(slow[0]).toContain('1000.0 programs are sharing');
  expect(slow[0]).toContain('LOG_LEVEL=debug');
  expect(lines.indexOf(slow[0] ?? '')).toBe(lines.indexOf('[60 s] Starting') + 1);
});
