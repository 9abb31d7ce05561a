import { describe, expect, it } from 'vitest';
import { TimeLimitError, withTimeLimit } from './time-limit';

const never = new Promise<never>(() => {});

describe('withTimeLimit', () => {
  it('passes on what comes in time', async () => {
    await expect(withTimeLimit(Promise.resolve(7), 1000, 'seven')).resolves.toBe(7);
    await expect(withTimeLimit(Promise.reject(new Error('no')), 1000, 'it')).rejects.toThrow('no');
  });

  it('gives up on what does not, and names it', async () => {
    const begin = performance.now();
    await expect(withTimeLimit(never, 30, 'chat/./assistant')).rejects.toThrow(
      new TimeLimitError('chat/./assistant took longer than 30 ms'),
    );
    expect(performance.now() - begin).toBeGreaterThanOrEqual(25);
  });

  it('leaves no timer behind', async () => {
    const timers = () =>
      process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    await withTimeLimit(Promise.resolve(), 60_000, 'it');
    expect(timers()).toBe(before);
  });

  it('leaves no rejection unhandled when the late one fails', async () => {
    const late = new Promise<void>((_, reject) => setTimeout(reject, 30, new Error('late')));
    await expect(withTimeLimit(late, 5, 'it')).rejects.toThrow(TimeLimitError);
    await expect(late).rejects.toThrow('late');
  });
});
