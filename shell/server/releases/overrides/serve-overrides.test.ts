import { listen } from '@northloop/testing/vitest';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { type OverrideRules, serveOverrides } from './serve-overrides';

async function siteWith(rules: OverrideRules, siteOrigin = '') {
  const app = express();
  app.get(/.*/, serveOverrides(rules, siteOrigin));
  app.get(/.*/, (_, response) => {
    response.send('a page');
  });
  const site = await listen(app);
  return async (path: string, cookie = '') => {
    const response = await fetch(`${site}${path}`, { redirect: 'manual', headers: { cookie } });
    return {
      status: response.status,
      to: response.headers.get('location'),
      cookie: response.headers.get('set-cookie'),
      robots: response.headers.get('x-robots-tag'),
      text: await response.text(),
    };
  };
}

const rules: OverrideRules = { published: true, origins: ['http://localhost:5203'] };

describe('serveOverrides', () => {
  it('keeps a version in the browser and takes the parameter off the address', async () => {
    const get = await siteWith(rules);
    expect(await get('/blog?q=a%26b&module.chat=1.2.0-abc&page=2')).toMatchObject({
      status: 302,
      to: '/blog?q=a%26b&page=2',
      cookie: 'release-overrides=chat%3D1.2.0-abc; Path=/; HttpOnly; SameSite=Lax',
      robots: 'noindex',
    });
  });

  it('keeps it for TLS alone where the site is served so', async () => {
    const get = await siteWith(rules, 'https://northloop.example');
    expect((await get('/?module.chat=1.2.0-abc')).cookie).toContain('; Secure');
  });

  it('adds to what was chosen before, and lets go of all of it', async () => {
    const get = await siteWith(rules);
    const before = 'release-overrides=chat%3D1.2.0-abc';
    const address = encodeURIComponent('http://localhost:5203/any/path');
    expect((await get(`/?module.blog=${address}`, before)).cookie).toContain(
      `release-overrides=${encodeURIComponent('chat=1.2.0-abc blog=http://localhost:5203')};`,
    );
    expect(await get('/about?module.reset=1', before)).toMatchObject({
      status: 302,
      to: '/about',
      cookie: 'release-overrides=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    });
  });

  it.each([
    'module.shop=1.0.0',
    'module.chat=..%2F..',
    'module.chat=http%3A%2F%2Fevil.example',
    'module.chat=javascript%3Aalert(1)',
    'module.chat=',
    'module.=1.0.0',
  ])('refuses %s and says what would do', async (query) => {
    const get = await siteWith(rules);
    const answer = await get(`/?${query}`);
    expect(answer).toMatchObject({ status: 400, cookie: null });
    expect(answer.text).toContain('Name a module (marketing, mockup, chat, blog)');
  });

  it('allows versions or servers alone, and ignores the parameters where neither is allowed', async () => {
    const versions = await siteWith({ published: true, origins: [] });
    expect((await versions(`/?module.chat=${rules.origins[0]}`)).status).toBe(400);
    const servers = await siteWith({ ...rules, published: false });
    expect((await servers('/?module.chat=1.0.0')).status).toBe(400);
    const nothing = await siteWith({ published: false, origins: [] });
    expect(await nothing('/?module.chat=1.0.0')).toMatchObject({ status: 200, text: 'a page' });
  });

  it('stays on the site whatever the address looks like', async () => {
    const get = await siteWith(rules);
    expect((await get('//evil.example/?module.reset=1')).to).toBe('/evil.example/');
  });
});
