import { expect, it } from 'vitest';
import { describeApi } from '../testing/describe-api.js';
import type { TestApi } from '../testing/start-test-api.js';

const read = async (api: TestApi, headers: Record<string, string> = {}) => {
  const response = await fetch(`${api.url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};

await describeApi('metrics without a token', (api) => {
  it('tell this machine what happened, by route and without ids', async () => {
    await api().get('/chatbot/history/conv_1700000000000_0123456789abcdef0123456789abcdef');
    await api().post('/contact', { name: 'A', email: 'a@b.example', message: 'Hi' });
    const { status, text } = await read(api());
    expect(status).toBe(200);
    expect(text).toMatch(
      /northloop_http_request_seconds_count\{method="GET",route="\/api\/chatbot\/history\/:conversationId",status="200"\} 1/,
    );
    expect(text).toContain('northloop_contacts_total{suspicion="none"} 1');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('conv_17');
  });

  it('are closed to whoever comes through a proxy', async () => {
    const { status, text } = await read(api(), { 'x-forwarded-for': '203.0.113.9' });
    expect(status).toBe(403);
    expect(JSON.parse(text).error).toBe('FORBIDDEN');
  });
});

await describeApi(
  'metrics with a token',
  (api) => {
    it('open with the token alone', async () => {
      expect((await read(api())).status).toBe(403);
      expect((await read(api(), { authorization: 'Bearer wrong-token-000000' })).status).toBe(403);
      const right = {
        authorization: 'Bearer right-token-123456',
        'x-forwarded-for': '203.0.113.9',
      };
      expect((await read(api(), right)).status).toBe(200);
    });
  },
  { metricsToken: 'right-token-123456' },
);
