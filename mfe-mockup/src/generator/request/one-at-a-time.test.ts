import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

it('runs one call at a time, and again after it has ended or failed', async () => {
  const started: string[] = [];
  const endings: (() => void)[] = [];
  const run = oneAtATime((name: string) => {
    started.push(name);
    return new Promise<void>((resolve, reject) =>
      endings.push(name === 'fails' ? () => reject(new Error(name)) : resolve),
    );
  });

  const first = run('first');
  await run('double click');
  expect(started).toEqual(['first']);
  endings[0]?.();
  await first;

  const failing = run('fails');
  endings[1]?.();
  await expect(failing).rejects.toThrow('fails');

  void run('third');
  expect(started).toEqual(['first', 'fails', 'third']);
});
