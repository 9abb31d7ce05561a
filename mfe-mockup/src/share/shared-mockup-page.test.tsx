import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@northloop/kit';
import { renderAt } from '@northloop/kit/testing';
import { afterEach, expect, it } from 'vitest';
import { sampleMockup } from '../testing/sample-response';
import { SharedMockup } from './shared-mockup';
import { page } from './shared-mockup-page';

const ID = 'A'.repeat(22);

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Loads a shared draft's page from an API with a fixed answer. Returns the result and the requested addresses. */
async function load(id: string, status: number, body: unknown) {
  const asked: string[] = [];
  const listening = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost').pathname);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const result = await page.load?.({
    url: new URL(`http://localhost/mockup/${id}`),
    params: { id },
    api: createApiClient(`http://127.0.0.1:${port}`),
    search: async () => [],
    form: null,
    isServer: true,
  });
  return { asked, result };
}

it('asks the API for the draft, and takes what the page is drawn from', async () => {
  const mockup = sampleMockup();
  const { asked, result } = await load(ID, 200, { mockup });
  expect(asked).toEqual([`/api/mockup/${ID}`]);
  const { hero, sections, designSystem } = mockup;
  expect(result).toMatchObject({ data: { hero, sections, designSystem } });
  expect(result).not.toHaveProperty('data.technicalRecommendations');
});

it('is not found where the draft is gone, nor asked for where the address cannot be one', async () => {
  expect((await load(ID, 404, { message: 'Gone' })).result).toEqual({ notFound: true });
  const { asked, result } = await load('../contact', 200, {});
  expect(result).toEqual({ notFound: true });
  expect(asked).toEqual([]);
});

it('lets a failure of the API be one', async () => {
  await expect(load(ID, 503, { message: 'Closed' })).rejects.toThrow();
});

it('stands complete in the HTML of the server, hidden from search, its draft in a frame without permissions', () => {
  const mockup = sampleMockup();
  mockup.companyInfo.name = '<script>alert(1)</script>';
  const html = renderAt(`/mockup/${ID}`, <SharedMockup data={mockup} />);
  expect(html).toContain('content="noindex, follow"');
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).toMatch(/<iframe sandbox="" srcDoc="&lt;!DOCTYPE html&gt;/);
  expect(html).not.toContain('<script');
});
