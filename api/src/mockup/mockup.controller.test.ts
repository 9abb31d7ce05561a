import { MOCKUP_MAX_FEATURES, type MockupReading, type MockupResponse } from '@northloop/contracts';
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
    expect(mockup.companyInfo.tagline).toBe('Bakery in Maple Grove');
    expect(JSON.stringify(mockup.sections)).toContain('ardamom buns');
    expect(quote.total_cost).toMatch(/^\$\d{1,3}(,\d{3})*$/);
    const [row] = await api().database.select().from(mockups);
    expect(row).toMatchObject({ engine: 'embedded', request, mockup, quote });
  });

  it('needs nothing but a company name', async () => {
    expect((await api().post('/mockup/generate', { companyName: 'X' })).status).toBe(200);
  });

  it('tells what it reads, and takes corrections', async () => {
    const described = {
      companyName: 'Muddy Paws',
      description: 'Mobile dog grooming in Woodbury. Nail trims, baths, $85 a wash, no shop.',
    };
    const { status, body } = await api().post('/mockup/read', described);
    expect(status).toBe(200);
    const reading = body as MockupReading;
    expect(reading.trades[0]).toEqual({ id: 'pet-groomer', name: expect.any(String) });
    expect(reading.setting).toBe('visits');
    expect(reading.facts).toEqual(
      expect.arrayContaining([
        { kind: 'offer', text: 'nail trims' },
        { kind: 'price', text: '$85 a wash' },
        { kind: 'refusal', text: 'no shop' },
        { kind: 'area', text: 'Woodbury' },
      ]),
    );
    const corrected = await api().post('/mockup/generate', {
      ...described,
      trade: 'pet-boarding',
      setting: 'place',
      leaveOut: ['nail trims'],
    });
    const { mockup } = corrected.body as MockupResponse;
    const { services } = mockup.sections.find(({ kind }) => kind === 'services') ?? {};
    expect(services?.map(({ name }) => name.toLowerCase())).not.toContain('nail trims');
    expect(mockup.companyInfo.tagline).toContain('in Woodbury');
    expect(mockup.companyInfo.tagline).not.toMatch(/groom/i);
  });

  it('gives pictures by name, and leaves out names that it does not know', async () => {
    const { status, body } = await api().get('/mockup/pictures?names=dog,no-such-thing,__proto__');
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toEqual(['dog']);
    expect((await api().get('/mockup/pictures')).body).toEqual({});
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
