import { describe, expect, it } from 'vitest';
import { findUnscopedRules } from './scoped-styles-plugin';

const rules = (css: string) => findUnscopedRules(css, 'blog').map(({ rule }) => rule);

describe('findUnscopedRules', () => {
  it('accepts rules inside the scope of the module, with and without quotes', () => {
    expect(
      rules('@scope ([data-mfe="blog"]) { @layer utilities { .flex { display: flex } } }'),
    ).toEqual([]);
    expect(rules('@scope([data-mfe=blog]){.flex{display:flex}}')).toEqual([]);
  });

  it('accepts what can match no element of another module', () => {
    expect(rules('@layer theme; @keyframes spin { to { rotate: 1turn } }')).toEqual([]);
    expect(rules('@property --tw-x { syntax: "*"; inherits: false }')).toEqual([]);
    expect(rules('@layer properties { *, ::before { --tw-x: initial } }')).toEqual([]);
    expect(rules('@font-face { font-family: x; src: url(x.woff2) }')).toEqual([]);
  });

  it('finds a bare rule, and one that hides in a media query or a layer', () => {
    expect(rules('.flex { display: flex }')).toEqual(['.flex']);
    expect(rules('@media (width > 1px) { h1 { color: red } }')).toEqual(['h1']);
    expect(rules('@layer utilities { @supports (color: red) { a { color: red } } }')).toEqual([
      'a',
    ]);
  });

  it('finds rules in the scope of another module or of no module', () => {
    expect(rules('@scope ([data-mfe="chat"]) { a { color: red } }')).toEqual([
      '@scope ([data-mfe="chat"])',
    ]);
    expect(rules('@scope (body) { a { color: red } }')).toEqual(['@scope (body)']);
  });

  it('finds rules that set more than Tailwind’s own properties on everything', () => {
    expect(rules('* { --tw-x: 0; color: red }')).toEqual(['*']);
  });

  it('names the line', () => {
    expect(findUnscopedRules('\n\n.flex { display: flex }', 'blog')).toEqual([
      { rule: '.flex', line: 3 },
    ]);
  });
});
