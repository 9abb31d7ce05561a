import { expect, it } from 'vitest';
import { readEnvironment } from '../config/environment.js';
import { describeApi } from '../testing/describe-api.js';

const rateLimits = { ...readEnvironment({}).rateLimits, newsletter: 2, read: 2, windowSeconds: 30 };

await describeApi(
  'rate limits',
  (api) => {
    const subscribe = (address: string) =>
      api().post('/newsletter', { email: 'a@b.example' }, { 'x-forwarded-for': address });

    it('stops a visitor after the limit, says until when, and lets others through', async () => {
      expect((await subscribe('203.0.113.1')).status).toBe(200);
      expect((await subscribe('203.0.113.1')).status).toBe(200);
      const third = await subscribe('203.0.113.1');
      expect(third).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } });
      const seconds = Number(third.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(30);
      expect((await subscribe('203.0.113.2')).status).toBe(200);
    });

    it('counts one IPv6 network as one visitor', async () => {
      const statuses = [];
      for (const host of ['1', '2', '3']) {
        statuses.push((await subscribe(`2001:db8:0:1::${host}`)).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    });

    it('counts each route by itself', async () => {
      expect((await api().get('/services', { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
    });

    it('lets the site’s own server read for all visitors, and do nothing else without limit', async () => {
      const reads = [];
      for (let count = 0; count < 4; count += 1) reads.push((await api().get('/location')).status);
      expect(reads).toEqual([200, 200, 200, 200]);
      const writes = [];
      for (let count = 0; count < 3; count += 1) {
        writes.push((await api().post('/newsletter', { email: 'a@b.example' })).status);
      }
      expect(writes).toEqual([200, 200, 429]);
    });
  },
  { rateLimits, trustProxyHops: 1 },
);

await describeApi(
  'rate limits without a known proxy',
  (api) => {
    it('limits readers that come directly', async () => {
      const statuses = [];
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await api().get('/location')).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    });

    it('ignores a forged address', async () => {
      const statuses = [];
      for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
        const answer = await api().post(
          '/newsletter',
          { email: 'a@b.example' },
          { 'x-forwarded-for': address },
        );
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    });
  },
  { rateLimits },
);
