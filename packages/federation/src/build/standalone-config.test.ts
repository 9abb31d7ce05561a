import { describe, expect, it } from 'vitest';
import { standaloneScript } from './standalone-config.js';

describe('standaloneScript', () => {
  it('hands the page what the module declares, each file loaded when it is wanted', () => {
    const script = standaloneScript({
      name: 'blog',
      contract: 1,
      exposes: { './blog-list': 'src/list.tsx', './teaser': 'src/teaser.tsx' },
      routes: [{ path: '/blog', expose: './blog-list' }],
      slots: [{ name: 'home.mockup', expose: './teaser' }],
    });
    expect(script).toContain('"routes":[{"path":"/blog","expose":"./blog-list"}]');
    expect(script).toContain('"slots":[{"name":"home.mockup","expose":"./teaser"}]');
    expect(script).toContain('"./blog-list": () => import("/src/list.tsx")');
    expect(script).toContain('"./teaser": () => import("/src/teaser.tsx")');
  });
});
