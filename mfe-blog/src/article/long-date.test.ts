import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'writes the same day in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    // The formatter is created when the module loads, in the time zone set at that moment.
    vi.resetModules();
    const { longDate } = await import('./long-date');
    expect(longDate('2025-03-25')).toBe('March 25, 2025');
    expect(longDate('2025-01-01')).toBe('January 1, 2025');
  },
);
