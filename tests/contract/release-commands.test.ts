import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type {
  ModuleName,
  ReleaseRecord,
  ReleaseRegistryDocument,
  SiteReleaseStatus,
} from '@northloop/contracts';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SKIP = ['--skip-gate', 'Tried by hand'];

/** Each command is a process that takes a second or two, and these take many. */
const LONG = { tags: 'long' };

/** A command line with a store of its own. */
async function openDesk() {
  const store = join(await temporaryFolder(), 'store');
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(
        process.execPath,
        ['packages/federation/dist/release-cli.js', ...args, '--store', store, '--by', 'Ada'],
        { cwd: root, timeout: 50_000 },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
  const registry = async () =>
    JSON.parse(await readFile(join(store, 'registry.json'), 'utf8')) as ReleaseRegistryDocument;
  return { store, run, registry };
}

/** A copy of a module's build under another version, changed on the way, whose record fits what was made of it. */
async function builtAs(
  module: ModuleName,
  version: string,
  change: (folder: string, record: ReleaseRecord) => void | Promise<void> = () => {},
): Promise<string> {
  const folder = join(await temporaryFolder(), 'dist');
  await cp(join(root, `mfe-${module}`, 'dist'), folder, { recursive: true });
  await cp(join(root, `mfe-${module}`, 'module.ts'), join(folder, '../module.ts'));
  const file = join(folder, 'release.json');
  const record = JSON.parse(await readFile(file, 'utf8')) as ReleaseRecord;
  record.version = version;
  await change(folder, record);
  for (const each of record.files) {
    const bytes = await readFile(join(folder, each.path));
    each.bytes = bytes.byteLength;
    each.sha256 = createHash('sha256').update(bytes).digest('hex');
  }
  await writeFile(file, JSON.stringify(record));
  return folder;
}

/** Adds code to a file of a build. */
const append = async (file: string, code: string) =>
  writeFile(file, `${await readFile(file, 'utf8')}\n${code}\n`);

/** Publishes a release with this code in its server bundle, which must be refused for this reason. */
async function expectRefusal(sabotage: string, reason: string): Promise<void> {
  const { run, store } = await openDesk();
  const folder = await builtAs('chat', '2.0.0', (dist, { entry }) =>
    append(join(dist, entry.server), sabotage),
  );
  const { code, out } = await run('publish', 'chat', '--from', folder);
  expect(code).toBe(1);
  expect(out).toContain('✗ renders on the server');
  expect(out).toContain(reason);
  await expect(readdir(store)).rejects.toThrow('ENOENT');
}

describe('the release commands', () => {
  it('bring a release from its build to all visitors and back, and record it', async () => {
    const { run, registry, store } = await openDesk();
    const published = await run('publish', 'chat', '--from', await builtAs('chat', '1.0.0'));
    expect(published).toMatchObject({ code: 0, err: '' });
    expect(published.out).toContain('✓ renders on the server, and leaves the process as it was');
    expect(published.out).toContain('Published chat 1.0.0');
    expect((await registry()).modules.chat.live).toBeNull();
    expect(await readdir(join(store, 'chat'))).toEqual(['1.0.0']);

    expect(await run('promote', 'chat', 'latest', ...SKIP)).toMatchObject({ code: 0 });
    await run('publish', 'chat', '--from', await builtAs('chat', '1.1.0'));
    const canary = await run('canary', 'chat', '1.1.0', '20%', ...SKIP, '--reason', 'New words');
    expect(canary.out).toContain('20% of visitors get chat 1.1.0');
    await run('promote', 'chat', '1.1.0', ...SKIP);
    expect((await registry()).modules.chat).toMatchObject({
      live: '1.1.0',
      canary: null,
      previous: ['1.0.0'],
    });
    const back = await run('rollback', 'chat', '--reason', 'Answers twice');
    expect(back.out).toContain('chat 1.0.0 is live again');

    const { out: status } = await run('status');
    expect(status).toMatch(/^chat +1\.0\.0 .*Ada +– +– +1\.1\.0$/m);
    const { out: history } = await run('history', 'chat');
    expect(history).toMatch(/rollback +chat +1\.0\.0 +Answers twice$/m);
    expect(history).toMatch(
      /canary 20% +chat +1\.1\.0 +New words; journeys skipped: Tried by hand$/m,
    );
    expect(history.match(/ Ada /g)).toHaveLength(6);
  });

  it('let two teams publish and promote at once', LONG, async () => {
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

  it('refuse a build with all that is wrong with it, and store nothing', async () => {
    const { run, store } = await openDesk();
    const folder = await builtAs('chat', '2.0.0', async (dist, record) => {
      record.shared.react = '19.0.0';
      record.slots = [];
      const script = record.files.find(({ path }) => path === 'assistant.js');
      const sheet = record.files.find(({ path }) => path.endsWith('.css'));
      await append(join(dist, script?.path ?? ''), `import 'left-pad';`);
      await append(join(dist, sheet?.path ?? ''), '.flex { display: grid }');
    });
    await writeFile(join(folder, 'notes.txt'), 'left here');
    const { code, out, err } = await run('publish', 'chat', '--from', folder);
    expect(code).toBe(1);
    expect(err).toContain('chat 2.0.0 is refused; nothing was stored');
    for (const reason of [
      /built against react 19\.0\.0, but the shell of this workspace provides \d/,
      'the slot site.overlay of module.ts is not in the build',
      'notes.txt lies in the build unrecorded',
      'assistant.js imports "left-pad", which is not in the release',
      'has ".flex" outside @scope ([data-mfe="chat"])',
    ]) {
      expect(out).toMatch(reason);
    }
    await expect(readdir(store)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['throws', `throw new Error('no words');`, 'does not load'],
    ['ends the process', 'process.exit(0);', 'it ended the process'],
    [
      'gives the report itself and ends the process',
      `console.log('{"problems":[]}'); process.exit(0);`,
      'it ended the process',
    ],
    [
      'reads what is not its own',
      `import { readFileSync } from 'node:fs'; readFileSync('/etc/hostname');`,
      'does not load',
    ],
    ['leaves a global behind', 'globalThis.chatCache = new Map();', 'chatCache'],
    ['changes a builtin', 'Array.prototype.last = () => 1;', 'last'],
  ])('refuse a server bundle that %s', (_, sabotage, reason) => expectRefusal(sabotage, reason));

  it('refuse a server bundle that comes to no end', LONG, () =>
    expectRefusal('for (;;);', 'still rendering after'),
  );

  it('show a release nothing of their environment', async () => {
    const { run } = await openDesk();
    const secrets = ['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_SECRET', 'AWS_SECRET_ACCESS_KEY'];
    for (const name of secrets) vi.stubEnv(name, 'secret');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const folder = await builtAs('chat', '2.0.0', (dist, { entry }) =>
      append(
        join(dist, entry.server),
        `if (Object.values(process.env).includes('secret')) throw new Error('a secret');`,
      ),
    );
    expect(await run('publish', 'chat', '--from', folder)).toMatchObject({ code: 0 });
  });

  it('say what the running site has taken out, and rely on what it serves', LONG, async () => {
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
    expect((await run('status')).out).toContain('it says with --site');
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

  it('let no route go by mistake, at publishing and at promotion', LONG, async () => {
    const { run } = await openDesk();
    const without = () =>
      builtAs('blog', '2.0.0', async (dist, record) => {
        record.routes = record.routes.filter(({ path }) => path !== '/blog/:slug');
        const file = join(dist, '../module.ts');
        const source = await readFile(file, 'utf8');
        await writeFile(file, source.replace(/\{ path: '\/blog\/:slug'.*\},/, ''));
      });
    // Nothing is live yet that it would take from anyone.
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
    expect(meant.out).toContain('the route /blog/:slug goes: The blog has moved');
  });

  it('measure a release by what the running site offers, and show what it serves', async () => {
    const { run } = await openDesk();
    const status = {
      contract: 2,
      shared: { react: '20.0.0', 'react-dom': '20.0.0', '@northloop/kit': '2.0.0' },
      revision: 7,
      modules: {
        marketing: { serving: '1.0.0', canary: null, withdrawn: [] },
        mockup: { serving: null, canary: null, withdrawn: [], problem: 'SHA-256 differs' },
        chat: {
          serving: '1.0.0',
          canary: { version: '1.1.0', percent: 10 },
          withdrawn: [
            {
              version: '0.9.0',
              since: 3,
              at: '2026-11-01T10:00:00.000Z',
              reason: 'no words',
              failedViews: 5,
              views: 9,
            },
          ],
        },
        blog: { serving: '1.0.0', canary: null, withdrawn: [] },
      },
    } satisfies SiteReleaseStatus;
    const site = await listen((request, response) => {
      response.writeHead(request.url === '/modules/status.json' ? 200 : 404);
      response.end(JSON.stringify(status));
    });

    const { code, out } = await run(
      ...['publish', 'chat', '--site', site, '--from', await builtAs('chat', '2.0.0')],
    );
    expect(code).toBe(1);
    expect(out).toContain(`it is built for contract 1, but ${site} offers 2`);
    expect(out).toContain(`${site} provides 20.0.0`);

    const shown = (await run('status', '--site', site)).out;
    expect(shown).toContain(`${site} follows revision 7; contract 2; react 20.0.0`);
    expect(shown).toMatch(/^chat +1\.0\.0 +1\.1\.0 10%$/m);
    expect(shown).toContain(
      'chat 0.9.0 was taken out at 2026-11-01 10:00: 5 of 9 page views failed, last with "no words"',
    );
    expect(shown).toContain('mockup: SHA-256 differs');
    const wrong = await run('status', '--site', `${site}/elsewhere`);
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.err).toContain('answered 404: is this the address of the site');
  });

  it('take away what no page can ask for any more, and nothing else', LONG, async () => {
    const { run, registry, store } = await openDesk();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await run('publish', 'chat', '--from', await builtAs('chat', version));
    }
    await run('promote', 'chat', '1.0.0', ...SKIP);
    expect((await run('prune')).out).toBe('There is nothing to remove\n');
    // Weeks later.
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

  it('try no module in a site that would not be whole', async () => {
    const { run } = await openDesk();
    await run('publish', 'chat', '--from', await builtAs('chat', '1.0.0'));
    const { code, err } = await run('promote', 'chat', '1.0.0');
    expect(code).toBe(1);
    expect(err).toContain('nothing of marketing is published yet: publish it first');
  });

  it('end with 1 for what makes no sense, with 2 for what cannot be understood', async () => {
    const { run } = await openDesk();
    expect(await run('promote', 'chat', '9.9.9', ...SKIP)).toMatchObject({
      code: 1,
      err: 'chat 9.9.9 is not published, nor was any other\n',
    });
    expect(await run('promote', 'chat', 'latest', ...SKIP)).toMatchObject({
      code: 1,
      err: 'Nothing of chat is published yet\n',
    });
    expect(await run('rollback', 'chat')).toMatchObject({ code: 1 });
    expect((await run('canary', 'chat', 'off')).err).toBe('chat has no canary to end\n');
    expect((await run('prune')).out).toBe('There is nothing to remove\n');
    expect((await run('history')).out).toBe('Nothing was done to any module yet\n');
    const unknown = await run('deploy', 'chat');
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('There is no command "deploy"\n\nUsage: pnpm release');
    const empty = await run('publish', 'chat', '--from', await temporaryFolder());
    expect(empty).toMatchObject({ code: 1 });
    expect(empty.err).toContain('is this folder the build of a module?');
  });
});
