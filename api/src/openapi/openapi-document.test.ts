import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

const DATABASE = { name: 'PGlite', databaseUrl: undefined, databaseSchema: undefined };

describe('OpenAPI document', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(DATABASE, { docs: true });
  });
  afterAll(() => api.stop());

  it('is the committed one; after a change, run the openapi script', async () => {
    const committed = await readFile(new URL('../../openapi.json', import.meta.url), 'utf8');
    expect((await api.get('/docs-json')).body).toEqual(JSON.parse(committed));
  });

  it('can be read in a browser without any other server', async () => {
    const page = await fetch(`${api.url}/docs`).then((response) => response.text());
    expect(page).toContain('northloop API');
    expect(page).not.toMatch(/(src|href)="https?:/);
  });

  it.each(['/docs/%00', '/docs/%2e%2e%2fmain.js', '/docs/nothing.css'])(
    'answers in the usual shape at %s',
    async (path) => {
      const answer = await api.get(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).toHaveProperty('error');
    },
  );
});

describe('the API’s documentation', () => {
  it('is not served unless a setting asks for it', async () => {
    const api = await startTestApi(DATABASE);
    onTestFinished(() => api.stop());
    for (const path of ['/docs', '/docs/', '/docs-json', '/docs-yaml', '/docs/swagger-ui.css']) {
      expect(await api.get(path), path).toMatchObject({
        status: 404,
        body: { error: 'NOT_FOUND' },
      });
    }
  });
});
