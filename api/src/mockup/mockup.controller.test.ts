import { MOCKUP_MAX_FEATURES, type MockupResponse } from '@northloop/contracts';
import { expect, it } from 'vitest';
import { mockups } from '../database/schema.js';
import { describeApi } from '../testing/describe-api.js';

await describeApi('mockup', (api) => {
  it('drafts a homepage with a quote and keeps both', async () => {
    const request = {
      companyName: 'Elm Creek Bakery',
      industry: 'restaurant',
      description: 'Sourdough and cardamom buns, baked in Maple Grove since 2011.',
      preferredColors: 'navy and gold',
      websiteType: 'business',
    };
    const { status, body } = await api().post('/mockup/generate', request);
    const { mockup, quote } = body as MockupResponse;
    expect(status).toBe(200);
    expect(mockup.companyInfo.name).toBe('Elm Creek Bakery');
    expect(mockup.hero.subtitle).toContain('cardamom buns');
    expect(quote.total_cost).toMatch(/^\$\d{1,3}(,\d{3})*$/);
    const [row] = await api().database.select().from(mockups);
    expect(row).toMatchObject({ engine: 'embedded', request, mockup, quote });
  });

  it('needs nothing but a company name', async () => {
    expect((await api().post('/mockup/generate', { companyName: 'X' })).status).toBe(200);
  });

  it('survives any characters', async () => {
    const companyName = '🥐 <b>Café\u0000 \ud800 "Öl" & Söhne</b>';
    const { status, body } = await api().post('/mockup/generate', { companyName });
    expect(status).toBe(200);
    expect((body as MockupResponse).mockup.header.logo).toContain('Café');
  });

  it.each([
    [{}, 'Please enter a company name'],
    [{ companyName: '  ' }, 'Please enter a company name'],
    [{ companyName: 'X', industry: 'piracy' }, 'Industry must be one of the listed options'],
    [{ companyName: 'X', features: 'chat' }, 'Features must be a list'],
    [{ companyName: 'X', features: [1] }, 'Each feature must be text'],
    [
      { companyName: 'X', features: Array(MOCKUP_MAX_FEATURES + 1).fill('a') },
      'Features must have 30 entries or fewer',
    ],
  ])('refuses %j', async (request, message) => {
    expect(await api().post('/mockup/generate', request)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION_FAILED', message },
    });
  });
});
