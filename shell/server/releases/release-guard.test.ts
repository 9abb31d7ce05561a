import type { ModuleFailureReport } from '@northloop/contracts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectLog } from '../testing/collect-log';
import { createReleaseGuard, type GuardRules } from './release-guard';

const rules: GuardRules = { failedViews: 3, share: 0.5, window: 1000 };

function guardWith(given: GuardRules = rules) {
  const withdraw = vi.fn(async () => {});
  const { log, lines } = collectLog();
  const guard = createReleaseGuard({ rules: given, withdraw, log });
  const view = (id: string, version = '2', isShown = true) =>
    guard.viewed(id, [
      { module: 'blog', version, isShown },
      { module: 'chat', version: '1', isShown: true },
    ]);
  const fail = (pageView: string, report: Partial<ModuleFailureReport> = {}) =>
    guard.failed({
      pageView,
      module: 'blog',
      version: '2',
      kind: 'render',
      message: 'broken',
      ...report,
    });
  return { view, fail, withdraw, lines };
}

describe('createReleaseGuard', () => {
  it('takes a release out at the threshold, with what it saw', () => {
    const { view, fail, withdraw } = guardWith();
    for (const id of ['a', 'b', 'c', 'd']) view(id);
    fail('a');
    fail('b');
    expect(withdraw).not.toHaveBeenCalled();
    fail('c', { message: 'broken again' });
    expect(withdraw).toHaveBeenCalledExactlyOnceWith('blog', '2', {
      reason: 'broken again',
      failedViews: 3,
      views: 4,
    });
  });

  it('leaves a release that fails for few of many', () => {
    const { view, fail, withdraw } = guardWith();
    for (let id = 0; id < 20; id += 1) view(String(id));
    for (let id = 0; id < 9; id += 1) fail(String(id));
    expect(withdraw).not.toHaveBeenCalled();
    fail('9');
    expect(withdraw).toHaveBeenCalledOnce();
  });

  it('counts a page view once, and handlers not at all', () => {
    const { view, fail, withdraw, lines } = guardWith();
    for (const id of ['a', 'b', 'c']) view(id);
    for (let times = 0; times < 5; times += 1) fail('a');
    fail('b', { kind: 'event' });
    fail('c', { kind: 'event' });
    expect(withdraw).not.toHaveBeenCalled();
    expect(lines).toHaveLength(7);
  });

  it('hears of failures only from page views that it knows, about what they are made of', () => {
    const { view, fail, withdraw, lines } = guardWith();
    for (const id of ['a', 'b', 'c']) view(id, '1');
    for (const id of ['a', 'b', 'c', 'made-up', 'made-up-too']) fail(id);
    expect(withdraw).not.toHaveBeenCalled();
    expect(lines).toEqual([]);
  });

  it('counts pages without the module only when it failed there', () => {
    const { view, fail, withdraw } = guardWith();
    for (let id = 0; id < 50; id += 1) view(`elsewhere${id}`, '2', false);
    for (const id of ['elsewhere1', 'elsewhere2', 'elsewhere3']) fail(id);
    expect(withdraw).toHaveBeenCalledExactlyOnceWith('blog', '2', {
      reason: 'broken',
      failedViews: 3,
      views: 3,
    });
  });

  it('forgets what is longer ago than its window', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
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
});
