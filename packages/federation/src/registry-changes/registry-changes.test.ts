import type { ReleaseRegistryDocument } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { emptyRegistry, parseRegistry } from '../release-store/documents/parse-registry';
import { endCanary, startCanary } from './change-canary';
import { HISTORY_LIMIT, RegistryChangeError } from './change-registry';
import { promoteRelease } from './promote-release';
import { prunableReleases, pruneReleases } from './prune-releases';
import { publishRelease } from './publish-release';
import { rollbackRelease } from './rollback-release';

const gate = { passed: true } as const;
const module = 'chat';

/** A change by Ada on the given day. */
const on = (day: number, reason?: string) => ({
  at: new Date(Date.UTC(2026, 9, day)).toISOString(),
  by: 'Ada',
  ...(reason && { reason }),
});

const publish = (document: ReleaseRegistryDocument, version: string, day = 1) =>
  publishRelease(document, { module, version }, on(day));
const promote = (document: ReleaseRegistryDocument, version: string, day = 1) =>
  promoteRelease(document, { module, version, gate }, on(day));
const canary = (document: ReleaseRegistryDocument, version: string, percent = 10, day = 1) =>
  startCanary(document, { module, version, percent, gate }, on(day));
const rollback = (document: ReleaseRegistryDocument, day = 1) =>
  rollbackRelease(document, { module }, on(day));

const published = (...versions: string[]) =>
  versions.reduce((document, version) => publish(document, version), emptyRegistry());

describe('publishRelease', () => {
  it('notes a release that nobody gets yet', () => {
    const document = published('1.0.0', '1.1.0');
    expect(document.revision).toBe(2);
    expect(document.modules.chat).toMatchObject({
      live: null,
      published: [
        { version: '1.1.0', at: '2026-10-01T00:00:00.000Z', by: 'Ada' },
        { version: '1.0.0' },
      ],
    });
    expect(document.modules.blog).toEqual(emptyRegistry().modules.blog);
  });

  it('changes nothing when it is published again', () => {
    const document = published('1.0.0');
    expect(publish(document, '1.0.0', 2)).toBe(document);
  });

  it('leaves the document that it was given as it was', () => {
    const document = published('1.0.0');
    const before = structuredClone(document);
    rollback(promote(publish(promote(document, '1.0.0'), '1.1.0'), '1.1.0'));
    expect(document).toEqual(before);
  });
});

describe('promoteRelease', () => {
  it('makes a release live and remembers the one before', () => {
    const document = promote(promote(published('1.0.0', '1.1.0'), '1.0.0'), '1.1.0');
    expect(document.modules.chat).toMatchObject({
      live: '1.1.0',
      liveSince: 4,
      previous: ['1.0.0'],
    });
  });

  it('remembers each release once, the latest first', () => {
    const first = published('a1', 'b1', 'c1');
    const document = ['a1', 'b1', 'a1', 'c1', 'b1'].reduce(
      (next, version) => promote(next, version),
      first,
    );
    expect(document.modules.chat).toMatchObject({ live: 'b1', previous: ['c1', 'a1'] });
  });

  it('gives the live release another number when it is promoted again', () => {
    const document = promote(promote(published('1.0.0'), '1.0.0'), '1.0.0');
    expect(document.modules.chat).toMatchObject({ live: '1.0.0', liveSince: 3, previous: [] });
  });

  it('ends the canary of the same release, not of another', () => {
    const both = promote(published('a1', 'b1', 'c1'), 'a1');
    expect(promote(canary(both, 'b1'), 'b1').modules.chat.canary).toBeNull();
    expect(promote(canary(both, 'b1'), 'c1').modules.chat.canary).toMatchObject({ version: 'b1' });
  });

  it('records who, when, why and whether the journeys ran', () => {
    const skipped = { passed: false, skippedBecause: 'The site is down' } as const;
    const change = on(3, 'Repairs the menu');
    const version = '1.0.0';
    const document = promoteRelease(published(version), { module, version, gate: skipped }, change);
    expect(document.history[0]).toEqual({
      revision: 2,
      at: '2026-10-03T00:00:00.000Z',
      by: 'Ada',
      action: 'promote',
      module: 'chat',
      version,
      reason: 'Repairs the menu',
      gate: skipped,
    });
    expect(document.history).toHaveLength(2);
  });

  it('refuses what was never published, and says what was', () => {
    expect(() => promote(published('1.0.0'), '2.0.0')).toThrow(
      'chat 2.0.0 has not been published; the latest is 1.0.0',
    );
    expect(() => promote(emptyRegistry(), '2.0.0')).toThrow(RegistryChangeError);
  });
});

describe('rollbackRelease', () => {
  it('goes back to the release before, and further the next time', () => {
    const third = ['a1', 'b1', 'c1'].reduce(
      (next, version) => promote(next, version),
      published('a1', 'b1', 'c1'),
    );
    const once = rollback(third);
    expect(once.modules.chat).toMatchObject({ live: 'b1', liveSince: 7, previous: ['a1'] });
    expect(once.history[0]).toMatchObject({ action: 'rollback', version: 'b1' });
    expect(rollback(once).modules.chat).toMatchObject({ live: 'a1', previous: [] });
    expect(() => rollback(rollback(once))).toThrow(
      'chat has no earlier live release to go back to',
    );
  });
});

describe('the canary', () => {
  const live = promote(published('a1', 'b1', 'c1'), 'a1');

  it('grows without beginning anew', () => {
    const document = canary(canary(live, 'b1', 10), 'b1', 50);
    expect(document.modules.chat.canary).toEqual({ version: 'b1', percent: 50, since: 5 });
    expect(document.history[0]).toMatchObject({ action: 'canary', percent: 50 });
  });

  it('begins anew with another release, or after its end', () => {
    expect(canary(canary(live, 'b1'), 'c1').modules.chat.canary?.since).toBe(6);
    const ended = endCanary(canary(live, 'b1'), { module }, on(1));
    expect(ended.modules.chat.canary).toBeNull();
    expect(ended.history[0]).toMatchObject({ action: 'end-canary', version: 'b1' });
    expect(canary(ended, 'b1').modules.chat.canary?.since).toBe(7);
  });

  it.each([0, 100, -1, 10.5, Number.NaN])('refuses a share of %d percent', (percent) => {
    expect(() => canary(live, 'b1', percent)).toThrow('from 1 to 99');
  });

  it('refuses what it cannot be', () => {
    expect(() => canary(live, 'z1')).toThrow('chat z1 has not been published');
    expect(() => canary(live, 'a1')).toThrow('chat a1 is live');
    expect(() => canary(published('a1'), 'a1')).toThrow('chat has no live release');
    expect(() => endCanary(live, { module }, on(1))).toThrow('chat has no canary to end');
  });
});

describe('prunableReleases', () => {
  const now = new Date(Date.UTC(2026, 9, 31));
  const prunable = (document: ReleaseRegistryDocument) => prunableReleases(document, module, now);

  it('are those that nobody was ever given, once they are a week old', () => {
    let document = promote(publish(emptyRegistry(), 'live', 1), 'live', 1);
    document = publish(publish(document, 'old', 2), 'young', 25);
    expect(prunable(document)).toEqual(['old']);
  });

  it('are never live, canary or one of the last ten that were live', () => {
    const versions = Array.from({ length: 13 }, (_, index) => `v${index}`);
    let document = published(...versions, 'next');
    for (const version of versions) document = promote(document, version, 2);
    document = canary(document, 'next', 10, 2);
    expect(prunable(document)).toEqual(['v1', 'v0']);
  });

  it('are none that visitors got within a week, however they lost it', () => {
    const start = promote(published('a1', 'bad', 'trial'), 'a1', 1);
    const tried = endCanary(canary(start, 'trial', 10, 2), { module }, on(28));
    expect(prunable(rollback(promote(tried, 'bad', 3), 29))).toEqual([]);
    const ended = endCanary(canary(start, 'trial', 10, 2), { module }, on(10));
    expect(prunable(rollback(promote(ended, 'bad', 3), 11))).toEqual(['trial', 'bad']);
  });

  it('are none while the history does not go back far enough', () => {
    let document = promote(published('a1', 'b1'), 'a1', 1);
    for (let index = 0; index < HISTORY_LIMIT; index += 1) document = promote(document, 'a1', 30);
    expect(prunable(document)).toEqual([]);
  });
});

describe('pruneReleases', () => {
  it('forgets releases, and says so of each', () => {
    const versions = Array.from({ length: 13 }, (_, index) => `v${index}`);
    let document = published(...versions);
    for (const version of versions) document = promote(document, version);
    const pruned = pruneReleases(document, { module, versions: ['v1', 'v0'] }, on(31));
    expect(pruned.revision).toBe(document.revision + 1);
    expect(pruned.modules.chat.published.map(({ version }) => version)).not.toContain('v0');
    expect(pruned.modules.chat.previous).toHaveLength(10);
    expect(pruned.history.slice(0, 2)).toMatchObject([
      { action: 'prune', version: 'v1' },
      { action: 'prune', version: 'v0' },
    ]);
  });

  it('changes nothing where there is nothing to forget', () => {
    const document = published('a1');
    expect(pruneReleases(document, { module, versions: [] }, on(1))).toBe(document);
  });
});

describe('the history', () => {
  it('keeps the latest entries, within its limit', () => {
    let document = published('a1');
    for (let index = 0; index < HISTORY_LIMIT + 5; index += 1) document = promote(document, 'a1');
    expect(document.history).toHaveLength(HISTORY_LIMIT);
    expect(document.history[0]?.revision).toBe(document.revision);
  });

  it('of every change can be read back', () => {
    let document = promote(promote(published('a1', 'b1', 'c1'), 'a1'), 'b1');
    document = endCanary(canary(document, 'c1'), { module }, on(2));
    document = rollback(document);
    document = pruneReleases(document, { module, versions: ['c1'] }, on(30));
    const read: unknown = JSON.parse(JSON.stringify(document));
    expect(parseRegistry(read)).toEqual({ document, problems: [] });
  });
});
