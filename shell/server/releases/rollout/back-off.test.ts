import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBackOff } from './back-off';

function stopClock(): void {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

describe('createBackOff', () => {
  it('does a thing once for all that ask meanwhile', async () => {
    const act = vi.fn(async () => 'done');
    const backOff = createBackOff<string>();
    const asked = Array.from({ length: 12 }, () => backOff.run('a', act));
    expect(await Promise.all(asked)).toEqual(Array(12).fill('done'));
    expect(act).toHaveBeenCalledOnce();
    await backOff.run('a', act);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('waits twice as long after each failure, a minute at most', async () => {
    stopClock();
    const act = vi.fn(() => Promise.reject(new Error('away')));
    const backOff = createBackOff<void>();
    const attempts = async () => {
      await expect(backOff.run('a', act)).rejects.toThrow('away');
      return act.mock.calls.length;
    };
    expect(await attempts()).toBe(1);
    expect(await attempts()).toBe(1);
    for (const [count, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(await attempts()).toBe(count + 1);
      vi.advanceTimersByTime(1);
      expect(await attempts()).toBe(count + 2);
    }
  });

  it('begins anew after a success, and holds up nothing else', async () => {
    stopClock();
    const backOff = createBackOff<void>();
    const fail = () => Promise.reject(new Error('away'));
    await expect(backOff.run('a', fail)).rejects.toThrow('away');
    await expect(backOff.run('b', async () => {})).resolves.toBeUndefined();
    vi.advanceTimersByTime(1000);
    await expect(backOff.run('a', async () => {})).resolves.toBeUndefined();
    await expect(backOff.run('a', fail)).rejects.toThrow('away');
    vi.advanceTimersByTime(1000);
    await expect(backOff.run('a', async () => {})).resolves.toBeUndefined();
  });
});
