import { describe, expect, it } from 'vitest';
import type { ProjectWords } from '../reading/reading.js';
import { continueProject, freshProject, kindOf, serviceOf, websiteTypeOf } from './project.js';

const nothing: ProjectWords = { notKinds: [], features: [], without: [], unpriced: [] };
const said = (...words: Partial<ProjectWords>[]) =>
  words.reduce((project, each) => continueProject(project, { ...nothing, ...each }), freshProject);

describe('continueProject', () => {
  it('gathers what one message after the other says', () => {
    expect(
      said(
        { kind: 'landing' },
        { features: ['Online booking'] },
        { pages: 3, unpriced: ['live chat'] },
      ),
    ).toEqual({
      kind: 'landing',
      pages: 3,
      features: ['Online booking'],
      unpriced: ['live chat'],
    });
  });

  it('takes away what is not wanted any more, whatever its case', () => {
    expect(
      said({ features: ['Online booking', 'Blog'] }, { without: ['online booking'] }).features,
    ).toEqual(['Blog']);
  });

  it('starts anew with another kind', () => {
    expect(said({ kind: 'ecommerce', pages: 40, features: ['Blog'] }, { kind: 'landing' })).toEqual(
      {
        kind: 'landing',
        features: [],
        unpriced: [],
      },
    );
  });

  it('forgets a kind that the visitor does not want', () => {
    expect(said({ kind: 'app' }, { notKinds: ['app'] }).kind).toBeUndefined();
    expect(said({ kind: 'app' }, { notKinds: ['app'], kind: 'business' }).kind).toBe('business');
  });

  it('counts no feature that its kind holds already', () => {
    expect(said({ kind: 'blog', features: ['Blog', 'Newsletter'] }).features).toEqual([
      'Newsletter',
    ]);
  });

  it('adds pages to those before, or to the usual number', () => {
    expect(said({ pages: 5 }, { morePages: 2 }).pages).toBe(7);
    expect(said({ kind: 'business' }, { morePages: -2 }).pages).toBe(4);
    expect(said({ pages: 2 }, { morePages: -5 }).pages).toBe(1);
  });

  it('counts a feature once', () => {
    expect(said({ features: ['Blog'] }, { features: ['Blog'] }).features).toEqual(['Blog']);
  });
});

describe('kinds', () => {
  it.each([
    ['business', 'web-development', 'business'],
    ['ecommerce', 'ecommerce', 'ecommerce'],
    ['app', 'mobile-apps', undefined],
    ['brand', 'web-design', undefined],
  ] as const)('%s belongs to %s', (kind, service, type) => {
    expect(serviceOf(kind)).toBe(service);
    expect(websiteTypeOf(kind)).toBe(type);
  });

  it('are suggested by services alone', () => {
    expect(kindOf('ecommerce')).toBe('ecommerce');
    expect(kindOf('careers')).toBeUndefined();
  });
});
