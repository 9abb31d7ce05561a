import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord, SiteReleaseStatus } from '@northloop/contracts';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { builtAs, expectRefusal, openDesk, root, SKIP } from './release-desk';

/** Long, because each command is a process that takes a second or two, and these tests run many of them. */
describe('the release commands', () => {
  it('let two teams publish and promote at once', async () => {
    const { run, registry } = await openDesk();
    const [chat, blog] = await Promise.all([builtAs('chat', '1.0.0'), builtAs('blog', '1.0.0')]);
    const published = await Promise.all([
      run('publish', 'chat', '--from', chat),
      run('publish', 'blog', '--from', blog),
    ]);
    expect(published.map(({ code }) => code)).toEqual([0, 0]);
    const promoted = await Promise.all([
      run('promote', 'chat', '1.0.0', ...SKIP),
      run('promote', 'blog', '1.0.0', ...SKIP),
    ]);
    expect(promoted.map(({ code }) => code)).toEqual([0, 0]);
    const { revision, modules, history } = await registry();
    expect(revision).toBe(4);
    expect(modules.chat.live).toBe('1.0.0');
    expect(modules.blog.live).toBe('1.0.0');
    expect(history).toHaveLength(4);
  });

  it('refuse a server bundle that comes to no end', () =>
    expectRefusal('for (;;);', 'still rendering'));

  it('say what the running site has taken out, and rely on what it serves', async () => {
    const { run, registry } = await openDesk();
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
      await run('publish', 'chat', '--from', await builtAs('chat', version));
    }
    await run('promote', 'chat', '1.0.0', ...SKIP);
    await run('promote', 'chat', '1.1.0', ...SKIP);
    const { shared } = JSON.parse(
      await readFile(join(root, 'mfe-chat/dist/release.json'), 'utf8'),
    ) as ReleaseRecord;
    const takenOut = (version: string, since: number) => ({
      version,
      since,
      at: '2026-11-01T10:00:00.000Z',
      reason: 'no words',
      failedViews: 5,
      views: 9,
    });
    const other = { serving: '1.0.0', canary: null, withdrawn: [] };
    const chat = {
      ...other,
      withdrawn: [takenOut('1.1.0', (await registry()).modules.chat.liveSince)],
    };
    const status: SiteReleaseStatus = {
      contract: 1,
      shared,
      revision: 6,
      modules: { marketing: other, mockup: other, chat, blog: other },
    };
    const site = await listen((_, response) => response.end(JSON.stringify(status)));

    expect((await run('status', '--site', site)).out).toMatch(/^chat +1\.1\.0 \(taken out\) /m);
    expect((await run('status')).out).toContain('Add --site');
    const given = await run('canary', 'chat', '1.2.0', '10%', '--site', site, ...SKIP);
    expect(given).toMatchObject({ code: 0 });
    expect(given.out).toContain('chat 1.1.0 was taken out at 2026-11-01 10:00');
    expect(given.out).toContain('visitors get chat 1.0.0 instead');

    const { canary } = (await registry()).modules.chat;
    chat.withdrawn.push(takenOut('1.2.0', canary?.since ?? 0));
    const grown = await run('canary', 'chat', '1.2.0', '50%', '--site', site, ...SKIP);
    expect(grown).toMatchObject({ code: 1 });
    expect(grown.err).toContain('End it with "pnpm release canary chat off"');
    const promoted = await run('promote', 'chat', '1.3.0', '--site', site, ...SKIP);
    expect(promoted).toMatchObject({ code: 0 });
    expect(promoted.out).toContain('chat 1.1.0 was taken out');
  });

  it('let no route go by mistake, at publishing and at promotion', async () => {
    const { run } = await openDesk();
    const without = () =>
      builtAs('blog', '2.0.0', async (dist, record) => {
        record.routes = record.routes.filter(({ path }) => path !== '/blog/:slug');
        const file = join(dist, '../module.ts');
        const source = await readFile(file, 'utf8');
        await writeFile(file, source.replace(/\{ path: '\/blog\/:slug'.*\},/, ''));
      });
    // Allowed, because nothing is live yet that visitors could lose.
    await run('publish', 'blog', '--from', await without());
    await run('publish', 'blog', '--from', await builtAs('blog', '1.0.0'));
    expect(await run('promote', 'blog', '1.0.0', ...SKIP)).toMatchObject({ code: 0 });
    const promoted = await run('promote', 'blog', '2.0.0', ...SKIP);
    expect(promoted).toMatchObject({ code: 1 });
    expect(promoted.out).toContain('the route /blog/:slug of the live release 1.0.0 is gone');
    const published = await run('publish', 'blog', '--from', await without());
    expect(published).toMatchObject({ code: 1 });
    const allowed = ['--allow-removed-routes', 'The blog has moved'];
    const meant = await run('promote', 'blog', '2.0.0', ...SKIP, ...allowed);
    expect(meant).toMatchObject({ code: 0 });
    expect(meant.out).toContain('the route /blog/:slug is removed: The blog has moved');
  });

  it('take away what no page can ask for any more, and nothing else', async () => {
    const { run, registry, store } = await openDesk();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await run('publish', 'chat', '--from', await builtAs('chat', version));
    }
    await run('promote', 'chat', '1.0.0', ...SKIP);
    expect((await run('prune')).out).toBe('There is nothing to remove\n');
    // Pretend that weeks have passed.
    const document = await registry();
    const [youngest, ...older] = document.modules.chat.published;
    for (const release of older) release.at = '2026-01-01T00:00:00.000Z';
    await writeFile(join(store, 'registry.json'), JSON.stringify(document));

    const foreseen = await run('prune', '--dry-run');
    expect(foreseen.out).toBe('Would remove chat 1.1.0\n');
    expect(await readdir(join(store, 'chat'))).toHaveLength(3);
    expect((await run('prune')).out).toBe('Removed chat 1.1.0\n');
    expect(await readdir(join(store, 'chat'))).toEqual(['1.0.0', '1.2.0']);
    const { modules, history } = await registry();
    expect(modules.chat.published.map(({ version }) => version)).toEqual(['1.2.0', '1.0.0']);
    expect(youngest?.version).toBe('1.2.0');
    expect(history[0]).toMatchObject({ action: 'prune', version: '1.1.0', by: 'Ada' });
  });
});
