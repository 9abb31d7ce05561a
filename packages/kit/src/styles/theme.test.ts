/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Compiles a sheet that imports `theme.css` and returns the css for the given class names. */
async function build(sheet: string, classes: string[]): Promise<string> {
  const compiler = await compile(sheet, {
    base: '/',
    loadStylesheet: async (id) => ({ path: id, base: '/', content: read(id) }),
  });
  return compiler.build(classes);
}

const moduleSheet = `
  @import "./theme.css" theme(reference);
  @scope ([data-mfe="blog"]) { @layer utilities { @tailwind utilities; } }`;

const shellSheet = '@import "./theme.css" theme(static);';

describe('theme.css in a module, by reference', () => {
  it('names the semantic variables, so that .dark reaches the utilities', async () => {
    const css = await build(moduleSheet, [
      'bg-canvas',
      'text-ink-muted',
      'shadow-mid',
      'bg-aurora-3',
    ]);
    expect(css).toContain('background-color: var(--canvas)');
    expect(css).toContain('color: var(--ink-muted)');
    expect(css).toContain('--tw-shadow: var(--elevation-mid)');
    expect(css).toContain('background-image: var(--aurora-3)');
  });

  it("emits no variables on the root: that is the shell's part", async () => {
    const css = await build(moduleSheet, ['text-h1', 'py-section', 'rounded-xl']);
    expect(css).toContain('font-size: clamp(');
    expect(css).not.toContain(':root');
  });

  it('has the dark variant by class', async () => {
    expect(await build(moduleSheet, ['dark:bg-raised'])).toContain(':where(.dark, .dark *)');
  });

  it('knows only its own colours and sizes', async () => {
    const css = await build(moduleSheet, ['bg-red-500', 'text-xl', 'shadow-2xl', 'font-serif']);
    expect(css).not.toMatch(/bg-red-500|text-xl|shadow-2xl|font-serif/);
  });
});

describe('theme.css in the shell, static', () => {
  it('emits every variable that base.css, prose.css and fonts rely on', async () => {
    const emitted = new Set(
      [...(await build(shellSheet, [])).matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
    );
    const semantic = new Set([...read('./tokens.css').matchAll(/(--[\w-]+):/g)].map(([, n]) => n));
    const used = [...(read('./base.css') + read('./prose.css')).matchAll(/var\((--[\w-]+)/g)];
    expect(used.length).toBeGreaterThan(20);
    const missing = used.map(([, name]) => name).filter((n) => !emitted.has(n) && !semantic.has(n));
    expect(missing).toEqual([]);
  });

  it('points at no semantic variable that tokens.css lacks', async () => {
    const css = await build(shellSheet, []);
    const known = new Set(
      [...(read('./tokens.css') + css).matchAll(/(--[\w-]+):/g)].map(([, n]) => n),
    );
    const dangling = [...css.matchAll(/var\((--[\w-]+)/g)]
      .map(([, n]) => n)
      .filter((n) => !known.has(n));
    expect(dangling).toEqual([]);
  });
});
