import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { checkShared, SharedVersionError } from './check-shared';

const offered = { react: '19.3.1', 'react-dom': '19.3.1', '@northloop/kit': '1.2.0' };
const builtAgainst = (shared: Record<string, string>) => ({
  ...sampleRelease({ version: '1.0.0' }).record,
  shared,
});

describe('checkShared', () => {
  it('takes a release that was built against what it gets', () => {
    expect(() => checkShared(builtAgainst(offered), offered)).not.toThrow();
  });

  it.each(['1.2.0', '1.1.0', '1.0.0'])('takes one built against kit %s', (kit) => {
    expect(() => checkShared(builtAgainst({ '@northloop/kit': kit }), offered)).not.toThrow();
  });

  it.each(['1.3.0', '2.0.0', '0.9.0', 'nonsense'])('refuses one built against kit %s', (kit) => {
    expect(() => checkShared(builtAgainst({ '@northloop/kit': kit }), offered)).toThrow(
      `built against @northloop/kit ${kit} (the shell provides 1.2.0)`,
    );
  });

  it('refuses another patch and what is not provided, each by name', () => {
    const check = () =>
      checkShared(builtAgainst({ react: '19.3.0', 'react-dom': '19.3.1', vue: '3.0.0' }), offered);
    expect(check).toThrow(SharedVersionError);
    expect(check).toThrow(
      'blog 1.0.0 was built against react 19.3.0 (the shell provides 19.3.1) and vue 3.0.0 (the shell provides none); build it again',
    );
  });
});
