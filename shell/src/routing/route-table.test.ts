import { MODULE_NAMES, SLOT_NAMES } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { slotTable } from '../federation/slots/slot-table';
import { notFoundRoute, routeTable } from './route-table';

/** Every path of the specification's route table, in its order. */
const SPECIFIED = [
  '/',
  '/about',
  '/team',
  '/careers',
  '/contact',
  '/blog',
  '/blog/:slug',
  '/services/web-development',
  '/services/ui-ux-design',
  '/services/mobile-apps',
  '/services/ecommerce',
  '/services/seo',
  '/privacy',
  '/terms',
];

describe('routeTable', () => {
  it.each(SPECIFIED)('has %s under the shared layout, served by a module', (path) => {
    const routes = routeTable.filter((route) => route.path === path);
    expect(routes).toHaveLength(1);
    expect(MODULE_NAMES).toContain(routes[0]?.module);
    expect(routes[0]?.expose).toMatch(/^\.\/[a-z-]+$/);
    expect(routes[0]?.layout).not.toBe(false);
  });

  it('has nothing but these, the search that the metadata names, consultations, drafts that visitors share, and what mails link to', () => {
    expect(routeTable.map(({ path }) => path).sort()).toEqual(
      [
        ...SPECIFIED,
        '/search',
        '/consultation',
        '/consultation/booking',
        '/consultation/move',
        '/consultation/cancel',
        '/mockup/:id',
        '/newsletter/confirm',
        '/newsletter/unsubscribe',
      ].sort(),
    );
  });

  it('takes plain forms on the pages of consultations only', () => {
    const takingForms = routeTable.filter(({ takesForm }) => takesForm === true);
    expect(takingForms.map(({ path }) => path)).toEqual([
      '/consultation',
      '/consultation/booking',
      '/consultation/move',
      '/consultation/cancel',
    ]);
  });

  it('stands unknown paths outside the shared layout', () => {
    expect(notFoundRoute.layout).toBe(false);
    expect(routeTable).not.toContain(notFoundRoute);
  });

  it('names only slots that are filled', () => {
    const slots = routeTable.flatMap((route) => route.slots ?? []);
    expect(slots).toContain('home.mockup');
    for (const slot of slots) expect(Object.keys(slotTable)).toContain(slot);
  });
});

describe('slotTable', () => {
  it.each(SLOT_NAMES)('fills %s with what a module exposes', (name) => {
    expect(MODULE_NAMES).toContain(slotTable[name].module);
    expect(slotTable[name].expose).toMatch(/^\.\/[a-z-]+$/);
  });

  it('fills every slot of the contract and no other', () => {
    expect(Object.keys(slotTable).sort()).toEqual([...SLOT_NAMES].sort());
  });
});
