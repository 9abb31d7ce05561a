import { describe, expect, it } from 'vitest';
import { locationFromHeaders } from './location-from-headers.js';

describe('locationFromHeaders', () => {
  it.each([
    [
      { 'cf-ipcity': 'Chicago', 'cf-region-code': 'IL', 'cf-ipcountry': 'US' },
      { city: 'Chicago', state: 'IL', country: 'US' },
    ],
    [
      { 'cloudfront-viewer-city': 'New York', 'cloudfront-viewer-country-region': 'ny' },
      { city: 'New York', state: 'NY', country: null },
    ],
    [{ 'cf-ipcountry': 'XX' }, { city: null, state: null, country: null }],
    [
      { 'x-vercel-ip-city': 'S%C3%A3o%20Paulo', 'x-vercel-ip-country': 'BR' },
      { city: 'São Paulo', state: null, country: 'BR' },
    ],
    // UTF-8 bytes as Node hands them over.
    [
      { 'cf-ipcity': Buffer.from('Montréal').toString('latin1') },
      { city: 'Montréal', state: null, country: null },
    ],
    [{ 'cf-ipcity': '<script>' }, { city: null, state: null, country: null }],
    [{ 'cf-ipcity': '%E0%A4%A' }, { city: null, state: null, country: null }],
    [{ 'cf-ipcity': 'x'.repeat(200) }, { city: null, state: null, country: null }],
  ])('reads %j', (headers, location) => {
    expect(locationFromHeaders(headers)).toEqual(location);
  });
});
