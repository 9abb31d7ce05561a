import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

describe('OpenAPI document', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ name: 'PGlite', databaseUrl: undefined, databaseSchema: undefined });
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
});
