import { describe, expect, it } from 'vitest';
import { containProperties } from './contained-properties-plugin';
import { findUnscopedRules } from './scoped-styles-plugin';

const INITIAL =
  '@layer properties{@supports (x:y){*,:before,:after,::backdrop{--tw-shadow:0 0 #0000;--tw-leading:initial}}}';
const REGISTERED = '@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}';
const flat = (css: string) => css.replace(/\s+/g, '').replace(/;}/g, '}');

describe('containProperties', () => {
  it('sets initial values where they are read, and registers nothing', () => {
    const rules =
      '.a{color:red}.b{box-shadow:var(--tw-shadow)}.c:before{box-shadow:var(--tw-shadow)}.d{--tw-leading:1;line-height:var(--tw-leading)}';
    const css = containProperties(
      `${INITIAL}@scope([data-mfe="chat"]){${rules}}${REGISTERED}`,
      'chat',
    );
    expect(flat(css)).toBe(
      `@scope([data-mfe="chat"]){:where(.b),.c:before{--tw-shadow:00#0000}}@scope([data-mfe="chat"]){${rules}}`,
    );
    expect(findUnscopedRules(css, 'chat')).toEqual([]);
  });

  it('names rules that read the same once', () => {
    const css = containProperties(
      `${INITIAL}@scope([data-mfe="chat"]){.a{--x:var(--tw-shadow) var(--tw-leading)}.b,.c>*{--x:var( --tw-leading, 1) var(--tw-shadow)}}`,
      'chat',
    );
    expect(flat(css)).toContain('{:where(.a,.b,.c>*){--tw-leading:initial;--tw-shadow:00#0000}}');
  });

  it('keeps them below the layers of a sheet that has some', () => {
    const css = containProperties(
      `${INITIAL}@scope([data-mfe="blog"]){@layer utilities{.a{line-height:var(--tw-leading)}}}${REGISTERED}`,
      'blog',
    );
    expect(flat(css)).toMatch(/^@layerproperties\{@scope\(\[data-mfe="blog"\]\)\{:where\(\.a\)/);
    expect(flat(css)).toContain('@layerutilities{.a{line-height:var(--tw-leading)}}');
    expect(findUnscopedRules(css, 'blog')).toEqual([]);
  });

  it('leaves properties that are not Tailwind’s, and a sheet without any', () => {
    const own = '@property --angle{syntax:"<angle>";inherits:false;initial-value:0deg}';
    expect(containProperties(own, 'blog')).toBe(own);
    const plain = '@scope([data-mfe="blog"]){.a{color:red}}';
    expect(containProperties(plain, 'blog')).toBe(plain);
  });
});
