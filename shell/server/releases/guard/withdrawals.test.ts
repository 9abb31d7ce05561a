import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { collectLog } from '../../testing/collect-log';
import { openWithdrawals } from './withdrawals';

const release = {
  version: '2.0.0',
  since: 7,
  at: '2026-11-28T00:00:00.000Z',
  reason: 'broken',
  failedViews: 5,
  views: 9,
};

describe('openWithdrawals', () => {
  it('remembers over a restart which promotion was taken out', async () => {
    const { log, lines } = collectLog();
    const file = join(await temporaryFolder(), 'releases/withdrawn.json');
    await openWithdrawals(file, log).add('blog', release);
    const again = openWithdrawals(file, log);
    expect(again.of('blog')).toEqual([release]);
    expect(again.has('blog', '2.0.0', 7)).toBe(true);
    // A new promotion of the same version is not withdrawn.
    expect(again.has('blog', '2.0.0', 8)).toBe(false);
    expect(again.has('chat', '2.0.0', 7)).toBe(false);
    expect(lines).toEqual([]);
  });

  it('forgets what was decided about earlier promotions, over a restart too', async () => {
    const { log } = collectLog();
    const file = join(await temporaryFolder(), 'withdrawn.json');
    const withdrawals = openWithdrawals(file, log);
    await withdrawals.add('blog', release);
    await withdrawals.lift('blog', '2.0.0', 7);
    await withdrawals.lift('blog', '1.0.0', 8);
    expect(openWithdrawals(file, log).of('blog')).toEqual([release]);
    await withdrawals.lift('blog', '2.0.0', 8);
    expect(withdrawals.of('blog')).toEqual([]);
    expect(openWithdrawals(file, log).of('blog')).toEqual([]);
  });

  it('starts anew from a damaged file, and says so', async () => {
    const { log, lines } = collectLog();
    const file = join(await temporaryFolder(), 'withdrawn.json');
    await writeFile(file, '{"blog": [');
    expect(openWithdrawals(file, log).of('blog')).toEqual([]);
    expect(lines).toMatchObject([{ level: 40, file }]);
  });
});
