import { describe, expect, it } from 'vitest';
import { benchScript } from './bench-config.js';

describe('benchScript', () => {
  it('hands the bench what the module declares, each file loaded when it is wanted', () => {
    const script = benchScript({
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
