import { listen } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { freePort } from './free-port';

describe('freePort', () => {
  it('is a port that one can listen on at once', async () => {
    const port = await freePort();
    // Outside the range from which the system could assign the port before it is used.
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
    await listen(() => {}, port);
  });

  it('is another one each time, so that two who start at once do not meet', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    expect(new Set(ports).size).toBeGreaterThan(15);
  });

  it('is none that something listens on', async () => {
    const taken = await freePort();
    await listen(() => {}, taken);
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    expect(ports).not.toContain(taken);
  });
});
