import {
  DELETE_KEY_HEADER,
  type MockupResponse,
  SHARED_MOCKUP_ID_PATTERN,
  type ShareMockupResponse,
} from '@northloop/contracts';
import { expect, it } from 'vitest';
import { sharedMockups } from '../../database/schema.js';
import { describeApi } from '../../testing/describe-api.js';

await describeApi('shared mockups', (api) => {
  const draft = async () =>
    ((await api().post('/mockup/generate', { companyName: 'Elm Creek' })).body as MockupResponse)
      .mockup;
  const share = async (mockup: unknown) => api().post('/mockup/share', { mockup });
  const remove = (id: string, key: string) =>
    fetch(`${api().url}/mockup/${id}`, { method: 'DELETE', headers: { [DELETE_KEY_HEADER]: key } });

  it('keeps a draft under an id that cannot be guessed, and gives it back', async () => {
    const mockup = await draft();
    const { status, body } = await share(mockup);
    const { id, deleteKey, expires } = body as ShareMockupResponse;
    expect(status).toBe(201);
    expect(id).toMatch(SHARED_MOCKUP_ID_PATTERN);
    expect(expires).toMatch(/^\d{4}-\d\d-\d\d$/);
    const found = await api().get(`/mockup/${id}`);
    expect(found.body).toEqual({ mockup });
    expect(found.headers.get('x-robots-tag')).toBe('noindex');
    expect(JSON.stringify(await api().database.select().from(sharedMockups))).not.toContain(
      deleteKey,
    );
  });

  it('lets its maker delete it, and nobody else', async () => {
    const { id, deleteKey } = (await share(await draft())).body as ShareMockupResponse;
    expect((await remove(id, 'guess')).status).toBe(404);
    expect((await remove(id, '')).status).toBe(404);
    expect((await api().get(`/mockup/${id}`)).status).toBe(200);
    expect((await remove(id, deleteKey)).status).toBe(204);
    expect((await api().get(`/mockup/${id}`)).status).toBe(404);
    expect((await remove(id, deleteKey)).status).toBe(404);
  });

  it.each([[undefined], ['text'], [{}], [{ hero: {} }]])('refuses %j', async (mockup) => {
    expect((await share(mockup)).status).toBe(400);
  });

  it('refuses colors that are more than colors, and leaves out what the contract does not name', async () => {
    const mockup = await draft();
    const evil = structuredClone(mockup) as typeof mockup & { script?: string };
    evil.designSystem.colorPalette.primary = '#fff;}body{display:none';
    expect((await share(evil)).status).toBe(400);
    const extra = { ...mockup, script: 'alert(1)' };
    const { id } = (await share(extra)).body as ShareMockupResponse;
    expect((await api().get(`/mockup/${id}`)).body).toEqual({ mockup });
  });

  it.each(['x', '..%2Fgenerate', 'A'.repeat(22)])('has nothing at %s', async (id) => {
    expect((await api().get(`/mockup/${id}`)).status).toBe(404);
  });
});
