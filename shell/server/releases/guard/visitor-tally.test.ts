import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { networkOf } from './visitor-network';
import { createVisitorTally } from './visitor-tally';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const RELEASE = 'blog 2.0.0 7';

describe('createVisitorTally', () => {
  it('counts each network once, however often it comes', () => {
    const tally = createVisitorTally(1000);
    for (let page = 0; page < 50; page += 1) tally.seen(RELEASE, networkOf(`10.1.1.${page}`));
    tally.seen(RELEASE, networkOf('10.2.1.1'));
    tally.failed(RELEASE, networkOf('10.1.1.3'));
    tally.seen(RELEASE, networkOf('10.1.1.4'));
    expect(tally.count(RELEASE)).toEqual({ seen: 2, failed: 1 });
    expect(tally.count('blog 2.0.0 8')).toEqual({ seen: 0, failed: 0 });
  });

  it('counts many networks of one provider for four, in the share that failed', () => {
    const tally = createVisitorTally(1000);
    for (let line = 0; line < 200; line += 1) {
      const network = networkOf(`2001:db8:0:${(line * 256).toString(16)}::1`);
      tally.seen(RELEASE, network);
      if (line < 50) tally.failed(RELEASE, network);
    }
    expect(tally.count(RELEASE)).toEqual({ seen: 4, failed: 1 });
  });

  it('forgets what is longer ago than its window', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const tally = createVisitorTally(1000);
    tally.failed(RELEASE, networkOf('10.1.1.1'));
    tally.seen(RELEASE, networkOf('10.2.1.1'));
    vi.advanceTimersByTime(600);
    tally.seen(RELEASE, networkOf('10.2.1.1'));
    vi.advanceTimersByTime(600);
    expect(tally.count(RELEASE)).toEqual({ seen: 1, failed: 0 });
  });

  it('holds no more than its window’s visitors, also while nobody counts', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const tally = createVisitorTally(1000);
    const takenAfter = (windows: number): number => {
      for (let window = 0; window < windows; window += 1) {
        for (let network = 0; network < 20_000; network += 1) {
          tally.seen(RELEASE, { provider: `${network % 5000}`, line: `${Date.now()} ${network}` });
        }
        vi.advanceTimersByTime(1001);
      }
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const before = takenAfter(0);
    const few = takenAfter(3) - before;
    expect(takenAfter(12) - before).toBeLessThan(few * 2);
    expect(tally.count(RELEASE).seen).toBe(0);
  });
});
