import type { ClientRelease } from '@northloop/contracts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exposeKey, ModuleSourceProvider, useModuleSource } from './module-source';
import { createServerModuleSource, ModuleUnavailableError } from './server-module-source';

const post = { module: 'blog', expose: './blog-post' } as const;
const list = { module: 'blog', expose: './blog-list' } as const;

const release: ClientRelease = {
  module: 'blog',
  version: '1.0.0-abc',
  base: '/modules/blog/1.0.0-abc/',
  entry: { client: 'remoteEntry.js', server: 'remoteEntry.ssr.js', preload: [] },
  exposes: { './blog-post': { js: ['post.js'], css: ['post.css'] } },
};

describe('createServerModuleSource', () => {
  const page = { Component: () => null };
  const source = createServerModuleSource(
    { blog: release },
    new Map([[exposeKey(post), { page }]]),
  );

  it('hands out what was loaded before, at once', () => {
    expect(source.read(post)).toEqual({ page });
    expect(source.version(post)).toBe('1.0.0-abc');
  });

  it('throws for what could not be had, and goes on throwing', () => {
    expect(() => source.read(list)).toThrow(ModuleUnavailableError);
    source.preload(list);
    source.forget(list);
    expect(() => source.read(list)).toThrow('blog/./blog-list');
  });

  it('leaves stylesheets to the head of the page', () => {
    expect(source.stylesheets(post)).toEqual([]);
  });

  it('knows no version of a module without a release', () => {
    expect(source.version({ module: 'chat', expose: './assistant' })).toBeUndefined();
  });
});

describe('useModuleSource', () => {
  function Shown() {
    return <p>{useModuleSource().version(post)}</p>;
  }

  it('gives the source of the tree, and says so outside of one', () => {
    expect(
      renderToString(
        <ModuleSourceProvider value={createServerModuleSource({ blog: release }, new Map())}>
          <Shown />
        </ModuleSourceProvider>,
      ),
    ).toBe('<p>1.0.0-abc</p>');
    expect(() => renderToString(<Shown />)).toThrow('No ModuleSourceProvider');
  });
});
