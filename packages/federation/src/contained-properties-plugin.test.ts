import { describe, expect, it } from 'vitest';
import { containProperties } from './contained-properties-plugin';
import { findUnscopedRules } from './scoped-styles-plugin';

const INITIAL =
  '@layer properties{@supports (x:y){*,:before,:after,::backdrop{--tw-shadow:0 0 #0000;--tw-leading:initial}}}';
const REGISTERED = '@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}';
const flat = (css: string) => css.replace(/\s+/g, '').replace(/;}/g, '}');

describe('containProperties', () => {
  it('sets initial values in the module, and registers nothing', () => {
    const css = containProperties(
      `${INITIAL}@scope([data-mfe="chat"]){.a{color:red}}${REGISTERED}`,
      'chat',
    );
    expect(flat(css)).toBe(
      '@scope([data-mfe="chat"]){:where(:scope),*,::before,::after,::backdrop{--tw-shadow:00#0000;--tw-leading:initial}}@scope([data-mfe="chat"]){.a{color:red}}',
    );
    expect(findUnscopedRules(css, 'chat')).toEqual([]);
  });

  it('keeps them below the layers of a sheet that has some', () => {
    const css = containProperties(
      `${INITIAL}@scope([data-mfe="blog"]){@layer utilities{.a{color:red}}}${REGISTERED}`,
      'blog',
    );
    expect(flat(css)).toMatch(/^@layerproperties\{@scope/);
    expect(flat(css)).toContain('@layerutilities{.a{color:red}}');
    expect(findUnscopedRules(css, 'blog')).toEqual([]);
  });

  it('leaves properties that are not Tailwind’s, and a sheet without any', () => {
    const own = '@property --angle{syntax:"<angle>";inherits:false;initial-value:0deg}';
    expect(containProperties(own, 'blog')).toBe(own);
    const plain = '@scope([data-mfe="blog"]){.a{color:red}}';
    expect(containProperties(plain, 'blog')).toBe(plain);
  });
});
