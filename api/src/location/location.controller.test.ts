import { expect, it } from 'vitest';
import { describeApi } from '../testing/describe-api.js';

const HEADERS = { 'x-vercel-ip-city': 'Saint%20Paul', 'x-vercel-ip-country-region': 'MN' };
const NOWHERE = { city: null, state: null, country: null };

await describeApi('location without a known proxy', (api) => {
  it('believes no header', async () => {
    expect((await api().get('/location', HEADERS)).body).toEqual(NOWHERE);
  });
});

await describeApi(
  'location behind a known proxy',
  (api) => {
    it('passes on what the proxy says', async () => {
      const answer = await api().get('/location', { ...HEADERS, 'x-vercel-ip-country': 'US' });
      expect(answer.body).toEqual({ city: 'Saint Paul', state: 'MN', country: 'US' });
    });

    it('knows nothing when the proxy says nothing', async () => {
      expect((await api().get('/location')).body).toEqual(NOWHERE);
    });
  },
  { trustProxyHops: 1 },
);
