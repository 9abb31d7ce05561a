import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteReleaseStatus } from '@northloop/contracts';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { append, builtAs, expectRefusal, openDesk, SKIP } from './release-desk';

describe('the release commands', () => {
  it('bring a release from its build to all visitors and back, and record it', async () => {
    const { run, registry, store } = await openDesk();
    const published = await run('publish', 'chat', '--from', await builtAs('chat', '1.0.0'));
    expect(published).toMatchObject({ code: 0, err: '' });
    expect(published.out).toContain('✓ renders on the server without changing the process');
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
    expect(err).toContain('chat 2.0.0 was refused; nothing was stored');
    for (const reason of [
      /built against react 19\.0\.0, but the shell of this workspace provides \d/,
      'the slot site.overlay of module.ts is not in the build',
      'notes.txt is in the build but not in its record',
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
      'chat 0.9.0 was taken out at 2026-11-01 10:00: 5 of 9 page views failed, the last one with "no words"',
    );
    expect(shown).toContain('mockup: SHA-256 differs');
    const wrong = await run('status', '--site', `${site}/elsewhere`);
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.err).toContain('answered 404: is this the address of the site');
  });

  it('try no module in a site that would not be whole', async () => {
    const { run } = await openDesk();
    await run('publish', 'chat', '--from', await builtAs('chat', '1.0.0'));
    const { code, err } = await run('promote', 'chat', '1.0.0');
    expect(code).toBe(1);
    expect(err).toContain('marketing has not been published yet: publish it first');
  });

  it('end with 1 for a request that makes no sense, with 2 for a command that does not exist', async () => {
    const { run } = await openDesk();
    expect(await run('promote', 'chat', '9.9.9', ...SKIP)).toMatchObject({
      code: 1,
      err: 'chat 9.9.9 has not been published; no release of chat has been published yet\n',
    });
    expect(await run('promote', 'chat', 'latest', ...SKIP)).toMatchObject({
      code: 1,
      err: 'No release of chat has been published yet\n',
    });
    expect(await run('rollback', 'chat')).toMatchObject({ code: 1 });
    expect((await run('canary', 'chat', 'off')).err).toBe('chat has no canary to end\n');
    expect((await run('prune')).out).toBe('There is nothing to remove\n');
    expect((await run('history')).out).toBe('There is no history of any module yet\n');
    const unknown = await run('deploy', 'chat');
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('There is no command "deploy"\n\nUsage: pnpm release');
    const empty = await run('publish', 'chat', '--from', await temporaryFolder());
    expect(empty).toMatchObject({ code: 1 });
    expect(empty.err).toContain('is this folder the build of a module?');
  });
});
