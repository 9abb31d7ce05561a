import { describe, expect, it } from 'vitest';
import { networkOf } from './visitor-network';

const isOneLine = (a: string, b: string) => networkOf(a).line === networkOf(b).line;
const isOneProvider = (a: string, b: string) => networkOf(a).provider === networkOf(b).provider;

describe('networkOf', () => {
  it.each<[string, string, boolean, boolean]>([
    ['203.0.113.7', '203.0.113.250', true, true],
    ['203.0.113.7', '203.0.114.7', false, true],
    ['203.0.113.7', '203.1.113.7', false, false],
    ['203.0.113.7', '::ffff:203.0.113.9', true, true],
    ['2001:db8:1:200::1', '2001:db8:1:2ff:ffff::1', true, true],
    ['2001:db8:1:200::1', '2001:db8:1:300::1', false, true],
    ['2001:db8:1:200::1', '2001:db9:1:200::1', false, false],
    ['2001:db8::1', '2001:0DB8:0000:0000::2', true, true],
    ['fe80::1%eth0', 'fe80::2%eth0', true, true],
    ['1.2.3.4', '102:304::', false, false],
  ])('%s and %s: one line %s, one provider %s', (a, b, line, provider) => {
    expect(isOneLine(a, b)).toBe(line);
    expect(isOneProvider(a, b)).toBe(provider);
  });

  it('is one for everything that is no address', () => {
    for (const address of [undefined, '', 'unknown', '1.2.3.4:80', '<script>']) {
      expect(networkOf(address)).toEqual({ line: '', provider: '' });
    }
  });
});
