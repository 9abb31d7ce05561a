import {
  type ApiErrorBody,
  DELETE_KEY_HEADER,
  type Mockup,
  type MockupResponse,
  SHARED_MOCKUP_ID_PATTERN,
  type ShareMockupResponse,
} from '@northloop/contracts';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../config/environment.js';
import { mockups, sharedMockups } from '../../database/schema.js';
import { describeApi } from '../../testing/describe-api.js';

/** Daily limit of one visitor, in the tests of that limit. */
const DAILY_BYTES = 65_536;

await describeApi('shared mockups', (api) => {
  const draft = async () =>
    ((await api().post('/mockup/generate', { companyName: 'Elm Creek' })).body as MockupResponse)
      .mockup;
  /** The part of a draft that is stored. */
  const sharedPart = ({
    features,
    technicalRecommendations,
    contentStrategy,
    ...page
  }: Mockup) => ({
    ...page,
    contentStrategy: { callsToAction: contentStrategy.callsToAction },
  });
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
    expect(found.body).toEqual({ mockup: sharedPart(mockup) });
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

  it('leaves out what a shared page is not drawn from', async () => {
    const mockup = await draft();
    const { id } = (await share({ ...mockup, script: 'alert(1)' })).body as ShareMockupResponse;
    expect((await api().get(`/mockup/${id}`)).body).toEqual({ mockup: sharedPart(mockup) });
  });

  it.each<[string, (design: Mockup['designSystem']) => void]>([
    ['a color', (design) => Object.assign(design.colorPalette, { primary: '#fff;}body{a:b' })],
    ['a dark color', (design) => Object.assign(design.darkPalette ?? {}, { text: 'red' })],
    ['the color of the brand', (design) => Object.assign(design.brand ?? {}, { onColor: '#12' })],
    ['a size', (design) => Object.assign(design.typography.sizes, { h2: '1/*' })],
    ['a distance', (design) => Object.assign(design.spacing, { sectionPadding: '1px/**/' })],
    ['a function', (design) => Object.assign(design.spacing, { sectionPadding: 'url(x)' })],
    ['the fonts of headings', (design) => Object.assign(design.typography, { headings: "'a" })],
    ['the fonts of texts', (design) => Object.assign(design.typography, { body: 'a/*b' })],
  ])('refuses %s that is more than that', async (_what, spoil) => {
    const mockup = await draft();
    spoil(mockup.designSystem);
    expect((await share(mockup)).status).toBe(400);
  });

  it('refuses a draft with more text than a page may have, and says to shorten it', async () => {
    const mockup = await draft();
    const section = { name: 'a', title: 'a', content: 'x'.repeat(1_000) };
    const long = { ...mockup, sections: Array.from({ length: 10 }, () => section) };
    expect((await share(long)).status).toBe(201);
    const service = { name: 'a', description: 'x'.repeat(1_000), features: [] };
    const longer = Array.from({ length: 8 }, () => service);
    const sections = Array.from({ length: 2 }, () => ({ ...section, services: longer }));
    const { status, body } = await share({ ...mockup, sections });
    expect(status).toBe(400);
    expect((body as ApiErrorBody).message).toMatch(/Please shorten/);
  });

  it.each(['x', '..%2Fgenerate', 'A'.repeat(22)])('has nothing at %s', async (id) => {
    expect((await api().get(`/mockup/${id}`)).status).toBe(404);
  });
});

await describeApi(
  'shared mockups of one visitor',
  (api) => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const draft = async (address: string) =>
      (await api().post('/mockup/generate', { companyName: 'Elm Creek' }, from(address)))
        .body as MockupResponse;
    const share = async (address: string) => {
      const { mockup } = await draft(address);
      return api().post('/mockup/share', { mockup }, from(address));
    };

    it('are kept up to so many bytes a day', async () => {
      let kept = 0;
      let answer = await share('203.0.113.1');
      while (answer.status === 201 && kept < 100) {
        kept += 1;
        answer = await share('203.0.113.1');
      }
      expect(answer).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } });
      expect((answer.body as ApiErrorBody).message).toMatch(/tomorrow/);
      const rows = await api().database.select().from(sharedMockups);
      expect(rows).toHaveLength(kept);
      expect(Buffer.byteLength(JSON.stringify(rows.map(({ mockup }) => mockup)))).toBeLessThan(
        DAILY_BYTES,
      );
      expect((await share('203.0.113.2')).status).toBe(201);
    });

    it('are drafted beyond that, but not kept', async () => {
      const stored = async () => (await api().database.select().from(mockups)).length;
      let before = -1;
      for (let now = await stored(); now > before; now = await stored()) {
        before = now;
        await draft('203.0.113.9');
      }
      expect((await draft('203.0.113.9')).mockup.companyInfo.name).toBe('Elm Creek');
      expect(await stored()).toBe(before);
      await draft('203.0.113.10');
      expect(await stored()).toBe(before + 1);
    });
  },
  {
    mockup: { writer: undefined, dailyBytes: DAILY_BYTES, hasEncoder: false },
    rateLimits: { ...readEnvironment({}).rateLimits, mockup: 1_000 },
    trustProxyHops: 1,
  },
);

await describeApi(
  'sharing oftener than people do',
  (api) => {
    it('asks for a proof of work', async () => {
      const statuses = [];
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await api().post('/mockup/share', { mockup: {} })).status);
      }
      expect(statuses).toEqual([400, 400, 428]);
    });
  },
  { proofOfWork: { aboveVisitor: 2, aboveSite: 100, secret: undefined } },
);
