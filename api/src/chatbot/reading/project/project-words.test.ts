import { describe, expect, it } from 'vitest';
import { featureCatalog } from '../../../quote/feature-catalog.js';
import { readMessage } from '../read-message.js';
import type { ProjectWords } from '../reading.js';
import { features } from '../vocabulary/features.js';
import { joinProjects } from './project-words.js';

const NOTHING: ProjectWords = { notKinds: [], features: [], without: [], unpriced: [] };
const projectOf = (text: string) => readMessage(text).requests.at(-1)?.project;

describe('project words', () => {
  it.each<[string, Partial<ProjectWords>]>([
    ['hey whats a 5 page site for a bakery run me', { kind: 'business', pages: 5 }],
    ['i dont want an app, i want a website', { kind: 'business', notKinds: ['app'] }],
    ['instead of an app make it a website', { kind: 'business', notKinds: ['app'] }],
    ['skip the booking', { without: ['Online booking'] }],
    ['no blog', { without: ['Blog'] }],
    ['site without payments', { kind: 'business', without: ['Payments'] }],
    ['drop the shop', { without: ['Shop'] }],
    ['can you leave out the blog and the newsletter', { without: ['Blog', 'Newsletter'] }],
    ['we dont need online payments or booking', { without: ['Payments', 'Online booking'] }],
    [
      'no blog, just a gallery and 4 pages',
      { features: ['Photo gallery'], without: ['Blog'], pages: 4 },
    ],
    ['no blog, booking or shop', { without: ['Blog', 'Online booking', 'Shop'] }],
    ['swap the shop for a gallery', { features: ['Photo gallery'], without: ['Shop'] }],
    ['forget the blog, add a gallery instead', { features: ['Photo gallery'], without: ['Blog'] }],
    ['a 1 page site', { kind: 'landing', pages: 1 }],
    ['five pager', { pages: 5 }],
    ['single page', { pages: 1 }],
    ['around 10 pages', { pages: 10 }],
    ['just 3 pages', { pages: 3 }],
    ['5-6 pages', { pages: 6 }],
    ['2 more pages', { morePages: 2 }],
    [
      'a site with live chat and a wishlist',
      { kind: 'business', features: ['Live chat'], unpriced: ['wishlist'] },
    ],
    ['i want a blog', { kind: 'blog' }],
    ['add a blog', { features: ['Blog'] }],
    [
      'i want a portfolio site with a blog and a shop',
      { kind: 'portfolio', features: ['Blog', 'Shop'] },
    ],
    [
      'an online store with payments and newsletter',
      { kind: 'ecommerce', features: ['Newsletter'] },
    ],
    [
      'website for my bike shop with online booking',
      { kind: 'business', features: ['Online booking'] },
    ],
    ['website for my online store', { kind: 'ecommerce' }],
    ['how much for a store', { kind: 'ecommerce' }],
    ['i want to sell candles online', { kind: 'ecommerce' }],
    [
      'i need a websit with bookng and galery',
      { kind: 'business', features: ['Online booking', 'Photo gallery'] },
    ],
    ['seo for my store', { kind: 'seo' }],
    ['do you make logos', { kind: 'brand' }],
    ['web app for our team', { kind: 'web-application' }],
    ['redesign my app', { kind: 'ui-ux' }],
    ['can i book a call', {}],
    ['what payment plans do you have', {}],
    ['whats ur blog about', {}],
    ['we have no website yet', {}],
    ['i have an app but need a landing page for it', { kind: 'landing' }],
    ['can i have a blog', { kind: 'blog' }],
    ['add spanish', { features: ['Second language'] }],
    ['price w/out the newsletter', { without: ['Newsletter'] }],
    ['i need hosting not a website', { notKinds: ['business'] }],
    ['my booking does not work', { features: ['Online booking'] }],
    ['5 pgs w reservashuns', { features: ['Online booking'], pages: 5 }],
    ['a 5pg site', { kind: 'business', pages: 5 }],
    ['pages: 7', { pages: 7 }],
    ['a couple of pages', { pages: 2 }],
    ['a website with 5 sections', { kind: 'business', pages: 5 }],
    ['a landing page with 5 sections', { kind: 'landing' }],
    ['be on page 1 of google', {}],
    ['scratch the map', { without: ['Map and directions'] }],
    ['ditch the galery', { without: ['Photo gallery'] }],
    ['take the spanish out', { without: ['Second language'] }],
    ['leave the blog out and add a gallery', { features: ['Photo gallery'], without: ['Blog'] }],
    ['the map can go', { without: ['Map and directions'] }],
    ['booking is not needed', { without: ['Online booking'] }],
    ['no need for a newsletter', { without: ['Newsletter'] }],
    ['swap booking for ordering', { features: ['Online ordering'], without: ['Online booking'] }],
    [
      'no i meant takeout orders not reservations',
      { features: ['Online ordering'], without: ['Online booking'] },
    ],
    ['built from scratch with booking', { features: ['Online booking'] }],
    ['both then', {}],
    ['a form where people ask for an estimate', { features: ['Quote form'] }],
    ['can i ask for an estimate', {}],
    ['testimonals and a calander', { features: ['Reviews', 'Event calendar'] }],
    ['a street lending pavement portals', {}],
  ])('reads “%s”', (text, project) => {
    expect(projectOf(text)).toEqual({ ...NOTHING, ...project });
  });

  it('names only features that the quote rules price', () => {
    const unknown = Object.keys(features).filter(
      (label) => !featureCatalog.some(({ words }) => words.test(label)),
    );
    expect(unknown).toEqual([]);
  });

  it('joins what was said one after the other', () => {
    const first = {
      ...NOTHING,
      kind: 'business' as const,
      pages: 5,
      features: ['Blog', 'Newsletter'],
    };
    const joined = joinProjects(first, { ...NOTHING, features: ['Shop'], without: ['Blog'] });
    expect(joined).toEqual({ ...first, features: ['Newsletter', 'Shop'], without: ['Blog'] });
  });
});
