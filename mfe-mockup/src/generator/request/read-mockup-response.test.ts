import { describe, expect, it } from 'vitest';
import { sampleResponse } from '../../testing/sample-response';
import { INVALID_RESPONSE, readMockupResponse } from './read-mockup-response';

describe('readMockupResponse', () => {
  it('takes a whole answer as it is', () => {
    expect(readMockupResponse(sampleResponse())).toEqual(sampleResponse());
  });

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    { mockup: sampleResponse().mockup },
    { quote: sampleResponse().quote },
    { mockup: null, quote: {} },
    { mockup: [], quote: {} },
  ])('refuses %j', (body) => {
    expect(() => readMockupResponse(body)).toThrow(INVALID_RESPONSE);
  });

  it('fills what is missing with nothing', () => {
    const { mockup, quote } = readMockupResponse({
      mockup: { template: { layout: { type: 'constructor' } }, sections: [{ title: 'Hi' }, 7] },
      quote: { included_services: 'none', total_cost: 900 },
    });
    expect(mockup.template.layout.type).toBe('business');
    expect(mockup.sections).toEqual([
      { name: '', title: 'Hi', content: '' },
      { name: '', title: '', content: '' },
    ]);
    expect(mockup.designSystem.colorPalette.primary).toBe('');
    expect(quote).toMatchObject({
      projectType: '',
      timeline: '',
      included_services: [],
      total_cost: '900',
      lineItems: [],
      budget: 'Not sure yet',
      waysToLower: [],
    });
  });
});
