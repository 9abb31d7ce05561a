import { describe, expect, it } from 'vitest';
import { isInCanary } from './visitor';

const everyone = Array.from({ length: 20_000 }, (_, bucket) => bucket);
const shareOf = (module: 'chat' | 'blog', version: string, percent: number) =>
  everyone.filter((bucket) => isInCanary(bucket, module, version, percent));

describe('isInCanary', () => {
  it.each([1, 10, 50, 99])('holds %d percent of browsers', (percent) => {
    const share = (shareOf('chat', '2.0.0', percent).length / everyone.length) * 100;
    expect(Math.abs(share - percent)).toBeLessThan(1.5);
  });

  it('keeps who is in when the share is raised', () => {
    const more = new Set(shareOf('chat', '2.0.0', 30));
    expect(shareOf('chat', '2.0.0', 10).every((bucket) => more.has(bucket))).toBe(true);
  });

  it('draws others for another canary', () => {
    const chat = new Set(shareOf('chat', '2.0.0', 10));
    const both = shareOf('blog', '2.0.0', 10).filter((bucket) => chat.has(bucket));
    expect(both.length / everyone.length).toBeLessThan(0.02);
  });

  it('holds nobody without a number', () => {
    expect(isInCanary(null, 'chat', '2.0.0', 99)).toBe(false);
  });
});
