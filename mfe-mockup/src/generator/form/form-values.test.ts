import { INDUSTRIES, WEBSITE_TYPES } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { industryOptions, websiteTypeOptions } from '../generator-texts';
import { COMPANY_NAME_MISSING, checkCompanyName, toMockupRequest } from './form-values';

describe('the form', () => {
  it.each([undefined, '', '   ', '\n\t'])('asks for a company name instead of %j', (value) => {
    expect(checkCompanyName(value)).toBe('Please enter a company name');
    expect(COMPANY_NAME_MISSING).toBe('Please enter a company name');
  });

  it('takes any other name', () => {
    expect(checkCompanyName(' X ')).toBe(true);
  });

  it('sends trimmed values and leaves out empty ones', () => {
    expect(
      toMockupRequest({ companyName: ' Elm ', description: '  ', preferredColors: '' }),
    ).toEqual({ companyName: 'Elm' });
    expect(
      toMockupRequest({
        companyName: 'Elm',
        industry: 'real estate',
        description: ' Homes. ',
        websiteType: 'landing',
        preferredColors: ' navy ',
      }),
    ).toEqual({
      companyName: 'Elm',
      industry: 'real estate',
      description: 'Homes.',
      websiteType: 'landing',
      preferredColors: 'navy',
    });
  });

  it('takes features, audience and pages along, and no number that is none', () => {
    const request = toMockupRequest({
      companyName: 'Elm',
      targetAudience: ' families ',
      features: ['Blog', 'Newsletter'],
      otherFeatures: 'gift cards, , Blog;spanish',
      pages: '8',
    });
    expect(request).toEqual({
      companyName: 'Elm',
      targetAudience: 'families',
      features: ['Blog', 'Newsletter', 'gift cards', 'spanish'],
      pages: 8,
    });
    for (const pages of ['0', '-1', '1.5', 'many', '61', '']) {
      expect(toMockupRequest({ companyName: 'Elm', pages })).toEqual({ companyName: 'Elm' });
    }
  });

  it('offers every industry and website type, each under its own label', () => {
    expect(industryOptions.map(({ value }) => value)).toEqual([...INDUSTRIES]);
    expect(websiteTypeOptions.map(({ value }) => value)).toEqual([...WEBSITE_TYPES]);
    const labels = industryOptions.map(({ label }) => label);
    expect(new Set(labels).size).toBe(11);
    expect(labels.every((label) => label !== '')).toBe(true);
  });
});
