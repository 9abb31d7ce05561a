import { expect, it } from 'vitest';
import { describeApi } from '../testing/describe-api.js';

await describeApi('health', (api) => {
  it('says OK while the database answers', async () => {
    expect(await api().get('/health')).toMatchObject({ status: 200, body: { status: 'OK' } });
    expect(await api().get('/health/ready')).toMatchObject({ status: 200, body: { status: 'OK' } });
  });

  it('ignores the parameter that the client adds against caches', async () => {
    const answer = await api().get('/health?_t=1764288000000');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
