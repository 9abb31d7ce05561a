import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { collectLog } from '../../testing/collect-log';
import { sampleRelease } from '../../testing/sample-release';
import { openWithdrawals } from '../guard/withdrawals';
import { createReleaseMirror } from '../mirror/release-mirror';
import type { Channels } from './channels';
import { ModuleRollout } from './module-rollout';
import type { ReleaseReading } from './release-preparation';

const REASON = { reason: 'broken', failedViews: 5, views: 9 };

/** A rollout for a module. The versions in `missing` cannot be read. */
async function line({ missing = [] as string[] } = {}) {
  const root = await temporaryFolder();
  const { log, lines } = collectLog();
  const withdrawals = openWithdrawals(join(root, 'withdrawn.json'), log);
  const releases = new ModuleRollout('blog', {
    mirror: createReleaseMirror(root),
    serverEntry: () => '',
    warm: async () => {},
    warmLimit: 60_000,
    withdrawals,
    log,
  });
  const reading: ReleaseReading = {
    record: async (version) => {
      if (missing.includes(version)) throw new Error(`${version} is missing`);
      return sampleRelease({ version }).record;
    },
    file: async (version, path) => {
      const bytes = sampleRelease({ version }).files.get(path);
      return (async function* () {
        if (bytes) yield bytes;
      })();
    },
  };
  const follow = (version: string, since: number, previous: readonly string[] = []) => {
    const channels: Channels = { live: { version, since }, canary: null, previous };
    return releases.follow(channels, reading);
  };
  return { releases, follow, reading, withdrawals, lines };
}

describe('a withdrawal', () => {
  it('gives visitors the release before, until another promotion', async () => {
    const { releases, follow } = await line();
    await follow('1.0.0', 1);
    await follow('2.0.0', 2, ['1.0.0']);
    await releases.withdraw({ version: '2.0.0', since: 2 }, REASON);
    expect(releases.pick()?.version).toBe('1.0.0');
    await follow('2.0.0', 3, ['1.0.0']);
    expect(releases.pick()?.version).toBe('2.0.0');
    expect(releases.status().withdrawn).toEqual([]);
  });

  it('of another promotion than the one that is live changes nothing', async () => {
    const { releases, follow } = await line();
    await follow('1.0.0', 1);
    await follow('2.0.0', 3, ['1.0.0']);
    await releases.withdraw({ version: '2.0.0', since: 2 }, REASON);
    await releases.withdraw({ version: '1.0.0', since: 1 }, REASON);
    expect(releases.pick()?.version).toBe('2.0.0');
    expect(releases.status().withdrawn).toEqual([]);
  });

  it('without another release to step in is not recorded, and said once', async () => {
    const { releases, follow, lines } = await line();
    await follow('1.0.0', 1);
    for (let times = 0; times < 3; times += 1) {
      await releases.withdraw({ version: '1.0.0', since: 1 }, REASON);
    }
    expect(releases.pick()?.version).toBe('1.0.0');
    expect(releases.status().withdrawn).toEqual([]);
    const said = lines.filter(
      ({ msg }) => msg === 'release is failing, and there is no other to replace it',
    );
    expect(said).toHaveLength(1);

    // The next release that fails can fall back on it.
    await follow('2.0.0', 2, ['1.0.0']);
    await releases.withdraw({ version: '2.0.0', since: 2 }, REASON);
    expect(releases.pick()?.version).toBe('1.0.0');
  });

  it('of an earlier promotion does not count against a release that is to step in', async () => {
    const { releases, follow } = await line();
    await follow('1.0.0', 1);
    await follow('2.0.0', 2, ['1.0.0']);
    await releases.withdraw({ version: '2.0.0', since: 2 }, REASON);
    await follow('2.0.0', 3, ['1.0.0']);
    await follow('3.0.0', 4, ['2.0.0', '1.0.0']);
    await releases.withdraw({ version: '3.0.0', since: 4 }, REASON);
    expect(releases.pick()?.version).toBe('2.0.0');
  });

  it('of the latest promotion does', async () => {
    const { releases, follow } = await line();
    await follow('1.0.0', 1);
    await follow('2.0.0', 2, ['1.0.0']);
    await releases.withdraw({ version: '2.0.0', since: 2 }, REASON);
    await follow('3.0.0', 3, ['2.0.0', '1.0.0']);
    await releases.withdraw({ version: '3.0.0', since: 3 }, REASON);
    expect(releases.pick()?.version).toBe('1.0.0');
  });

  it('of a canary ends it', async () => {
    const { releases, reading } = await line();
    const live = { version: '1.0.0', since: 1 };
    const canary = { version: '2.0.0', since: 2, percent: 99 };
    await releases.follow({ live, canary, previous: [] }, reading);
    await releases.withdraw(canary, REASON);
    expect(releases.hasCanary()).toBe(false);
    expect(releases.status().canary).toBeNull();
  });
});

describe('a release to step in', () => {
  it('is the one that the source names, before one that was live for a moment between', async () => {
    const { releases, follow } = await line();
    await follow('1.0.0', 1);
    await follow('2.0.0-faulty', 2, ['1.0.0']);
    // Two promotions happened between two polls: the good release, and another faulty one.
    await follow('3.0.0-faulty', 4, ['1.0.0', '2.0.0-faulty']);
    expect(releases.lastGood('3.0.0-faulty')?.version).toBe('1.0.0');
  });

  it('is an earlier one where the latest cannot be had, and that is no problem of the live one', async () => {
    const { releases, follow } = await line({ missing: ['2.0.0'] });
    await follow('3.0.0', 4, ['2.0.0', '1.0.0']);
    expect(releases.pick()?.version).toBe('3.0.0');
    expect(releases.lacksStandIn()).toBe(false);
    expect(releases.lastGood('3.0.0')?.version).toBe('1.0.0');
  });

  it('is missed where none can be had', async () => {
    const { releases, follow } = await line({ missing: ['1.0.0', '2.0.0'] });
    await follow('3.0.0', 4, ['2.0.0', '1.0.0']);
    expect(releases.lacksStandIn()).toBe(true);
    await follow('3.0.0', 4);
    expect(releases.lacksStandIn()).toBe(false);
  });
});
