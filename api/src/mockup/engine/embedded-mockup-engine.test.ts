import { INDUSTRIES, type MockupRequest, WEBSITE_TYPES } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/embedded-engine.js';

const engine = embeddedEngine();

describe('EmbeddedMockupEngine', () => {
  it('drafts the same twice', async () => {
    const request: MockupRequest = {
      companyName: 'Acme',
      preferredColors: 'teal',
      features: ['a'],
    };
    expect(await engine.draft(request)).toEqual(await engine.draft(request));
  });

  const combinations = INDUSTRIES.flatMap((industry) =>
    WEBSITE_TYPES.map((websiteType) => ({ industry, websiteType })),
  );

  it.each(combinations)('fills every slot for $industry as $websiteType', async (choice) => {
    const { mockup } = await engine.draft({ companyName: 'Acme', ...choice });
    expect(mockup.template.layout.type).toBe(choice.websiteType);
    expect(mockup.sections.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(mockup)).not.toMatch(/undefined|null|[{}]\p{L}+[}]/u);
    expect(mockup.hero.title.split(' ').length).toBeLessThan(9);
  });

  it.each(INDUSTRIES)('puts a name too long for a sentence into none, in %s', async (industry) => {
    const companyName = 'The Honorable Society of Very Long Company Names';
    for (const websiteType of WEBSITE_TYPES) {
      const { mockup } = await engine.draft({ companyName, industry, websiteType });
      expect(mockup.hero.title).not.toContain(companyName);
      expect(JSON.stringify(mockup)).not.toMatch(/[{]\p{L}+[}]/u);
      for (const { title } of mockup.sections) expect(title.length).toBeGreaterThan(3);
    }
  });

  it('marks whatever only the owner could know', async () => {
    for (const industry of INDUSTRIES) {
      for (const websiteType of WEBSITE_TYPES) {
        const { mockup } = await engine.draft({ companyName: 'Acme', industry, websiteType });
        const unmarked = mockup.sections.filter(({ sample }) => !sample).map(({ kind }) => kind);
        expect(unmarked.filter((kind) => kind !== 'call' && kind !== 'signup')).toEqual([]);
      }
    }
  });
});
