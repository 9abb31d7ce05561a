import { SERVICE_ICONS, type ServicesResponse } from '@northloop/contracts';
import { expect, it } from 'vitest';
import { describeApi } from '../testing/describe-api.js';

await describeApi('services', (api) => {
  it('lists the six services in order', async () => {
    const { status, body, headers } = await api().get('/services');
    const services = body as ServicesResponse;
    expect(status).toBe(200);
    expect(services.map((service) => service.title)).toEqual([
      'Web Design',
      'Web Development',
      'UI/UX Design',
      'Mobile Apps',
      'E-commerce',
      'SEO',
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('gives each service an id, a known icon, a text and features', async () => {
    const services = (await api().get('/services')).body as ServicesResponse;
    for (const service of services) {
      expect(service._id).toMatch(/^[a-z-]+$/);
      expect(SERVICE_ICONS).toContain(service.icon);
      expect(service.description.length).toBeGreaterThan(40);
      expect(service.features.length).toBeGreaterThanOrEqual(3);
    }
  });
});
