import type { ModuleFailureReport } from '@northloop/contracts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectLog } from '../../testing/collect-log';
import type { ReleaseRegistry } from '../registry/release-registry';
import { createReleaseGuard, type GuardRules } from './release-guard';

const rules: GuardRules = {
  failedViews: 3,
  share: 0.5,
  window: 1000,
  visitors: 10,
  visitorShare: 0.3,
  visitorWindow: 10_000,
};

/** The address of a visitor, each at a different provider. */
const visitor = (number: number) => `10.${number}.0.1`;

function guardWith() {
  const withdraw = vi.fn<ReleaseRegistry['withdraw']>(async () => {});
  /** By version; null for a version that no channel names. */
  const since: Record<string, number | null> = { 1: 4, 2: 7 };
  const { log, lines } = collectLog();
  const guard = createReleaseGuard({
    rules,
    registry: { withdraw, sinceOf: (_, version) => since[version] ?? null },
    log,
  });
  const view = (id: string, { version = '2', isShown = true, from = visitor(1) } = {}) =>
    guard.viewed(id, from, [
      { module: 'blog', version, isShown },
      { module: 'chat', version: '1', isShown: true },
    ]);
  const fail = (pageView: string, message = 'broken') =>
    guard.failed({ pageView, module: 'blog', version: '2', message });
  const report = (
    pageView: string,
    from = visitor(1),
    kind: ModuleFailureReport['kind'] = 'render',
  ) => guard.reported({ pageView, module: 'blog', version: '2', kind, message: 'broken' }, from);
  /** A visitor sees a page on which the release fails in the browser. */
  const suffer = (id: string, from: string) => {
    view(id, { from });
    report(id, from);
  };
  return { view, fail, report, suffer, withdraw, lines, since };
}

function stopClock(): void {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

describe('what the server sees itself', () => {
  it('takes a release out at the threshold, with what it saw', () => {
    const { view, fail, withdraw } = guardWith();
    for (const id of ['a', 'b', 'c', 'd']) view(id);
    fail('a');
    fail('b');
    expect(withdraw).not.toHaveBeenCalled();
    fail('c', 'broken again');
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(
      'blog',
      { version: '2', since: 7 },
      { reason: 'broken again', failedViews: 3, views: 4 },
    );
  });

  it('leaves a release that fails for few of many', () => {
    const { view, fail, withdraw } = guardWith();
    for (let id = 0; id < 20; id += 1) view(String(id));
    for (let id = 0; id < 9; id += 1) fail(String(id));
    expect(withdraw).not.toHaveBeenCalled();
    fail('9');
    expect(withdraw).toHaveBeenCalledOnce();
  });

  it('counts a page view once', () => {
    const { view, fail, withdraw } = guardWith();
    for (const id of ['a', 'b', 'c']) view(id);
    for (let times = 0; times < 5; times += 1) fail('a');
    expect(withdraw).not.toHaveBeenCalled();
  });

  it('counts pages without the module only when it failed there', () => {
    const { view, fail, withdraw } = guardWith();
    for (let id = 0; id < 50; id += 1) view(`elsewhere${id}`, { isShown: false });
    for (const id of ['elsewhere1', 'elsewhere2', 'elsewhere3']) fail(id);
    expect(withdraw).toHaveBeenCalledOnce();
    expect(withdraw.mock.lastCall?.at(-1)).toMatchObject({ failedViews: 3, views: 3 });
  });

  it('forgets what is longer ago than its window', () => {
    stopClock();
    const { view, fail, withdraw } = guardWith();
    view('a');
    view('b');
    fail('a');
    fail('b');
    vi.advanceTimersByTime(1001);
    view('c');
    fail('c');
    expect(withdraw).not.toHaveBeenCalled();
  });

  it('judges each promotion by itself, and nothing that no channel names', () => {
    const { view, fail, withdraw, since } = guardWith();
    for (const id of ['a', 'b']) view(id);
    for (const id of ['a', 'b']) fail(id);
    since[2] = 9;
    view('c');
    fail('c');
    expect(withdraw).not.toHaveBeenCalled();
    for (const id of ['d', 'e']) view(id);
    for (const id of ['d', 'e']) fail(id);
    expect(withdraw).toHaveBeenCalledOnce();
    expect(withdraw.mock.lastCall?.[1]).toEqual({ version: '2', since: 9 });
    since[2] = null;
    for (const id of ['f', 'g', 'h']) view(id);
    for (const id of ['f', 'g', 'h']) fail(id);
    expect(withdraw).toHaveBeenCalledOnce();
  });
});

describe('what browsers report', () => {
  it('takes a release out that fails for many visitors', () => {
    const { suffer, withdraw } = guardWith();
    for (let number = 0; number < 9; number += 1) suffer(`view${number}`, visitor(number));
    expect(withdraw).not.toHaveBeenCalled();
    suffer('view9', visitor(9));
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(
      'blog',
      { version: '2', since: 7 },
      { reason: 'broken', failedViews: 10, views: 10 },
    );
  });

  it('leaves a release that fails for few of them', () => {
    const { view, suffer, withdraw } = guardWith();
    for (let number = 0; number < 80; number += 1) {
      view(`sound${number}`, { from: visitor(100 + number) });
    }
    for (let number = 0; number < 34; number += 1) suffer(`view${number}`, visitor(number));
    expect(withdraw).not.toHaveBeenCalled();
    suffer('view34', visitor(34));
    expect(withdraw).toHaveBeenCalledOnce();
  });

  it.each<[string, (number: number) => string]>([
    ['of one address', () => '203.0.113.9'],
    ['of many addresses of one network', (number) => `203.0.113.${number % 256}`],
    ['of many networks of one provider', (number) => `203.0.${number % 256}.9`],
    ['of one line of IPv6', (number) => `2001:db8:1:200::${number.toString(16)}`],
    ['of many lines of IPv6', (number) => `2001:db8:1:${(number * 256).toString(16)}::1`],
    ['of no address', () => ''],
  ])('takes nothing out by reports %s, however many', (_, addressOf) => {
    const { view, suffer, withdraw } = guardWith();
    // Only a few other visitors are there at the time.
    for (let number = 1; number < 5; number += 1) view(`other${number}`, { from: visitor(number) });
    for (let number = 0; number < 250; number += 1) suffer(`view${number}`, addressOf(number));
    expect(withdraw).not.toHaveBeenCalled();
  });

  it('never adds to what the server saw itself', () => {
    const { view, fail, report, withdraw } = guardWith();
    for (const id of ['a', 'b', 'c', 'd']) view(id);
    fail('a');
    fail('b');
    report('c');
    report('d');
    expect(withdraw).not.toHaveBeenCalled();
  });

  it('counts only from where the page was sent to', () => {
    const { view, report, withdraw, lines } = guardWith();
    for (let number = 0; number < 20; number += 1) {
      view(`view${number}`, { from: visitor(number) });
      report(`view${number}`, '203.0.113.9');
    }
    expect(withdraw).not.toHaveBeenCalled();
    expect(lines).toHaveLength(20);
  });

  it.each(['event', 'browser'] as const)(
    'does not count what is of kind %s, and is logged once a page view',
    (kind) => {
      const { view, report, withdraw, lines } = guardWith();
      for (let number = 0; number < 20; number += 1) {
        const id = `view${number}`;
        view(id, { from: visitor(number) });
        for (let times = 0; times < 5; times += 1) report(id, visitor(number), kind);
      }
      expect(withdraw).not.toHaveBeenCalled();
      expect(lines).toHaveLength(20);
    },
  );

  it('is heard only from page views that are known, about what they are made of', () => {
    const { view, report, withdraw, lines } = guardWith();
    for (let number = 0; number < 20; number += 1) {
      view(`view${number}`, { version: '1', from: visitor(number) });
      report(`view${number}`, visitor(number));
      report(`made-up${number}`, visitor(number));
    }
    expect(withdraw).not.toHaveBeenCalled();
    expect(lines).toEqual([]);
  });

  it('counts for longer than what the server sees, and then no more', () => {
    stopClock();
    const { suffer, withdraw } = guardWith();
    for (let number = 0; number < 5; number += 1) suffer(`first${number}`, visitor(number));
    vi.advanceTimersByTime(10_001);
    for (let number = 5; number < 14; number += 1) suffer(`second${number}`, visitor(number));
    expect(withdraw).not.toHaveBeenCalled();
    vi.advanceTimersByTime(9_000);
    suffer('third', visitor(14));
    expect(withdraw).toHaveBeenCalledOnce();
  });
});
