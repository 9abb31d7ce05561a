import { writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';
import { eventually } from '@northloop/testing/eventually';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectLog } from '../../testing/collect-log';
import { type SampleRelease, sampleRelease, serveSample } from '../../testing/sample-release';
import { openWithdrawals } from '../guard/withdrawals';
import { createReleaseMirror } from '../mirror/release-mirror';
import { createModuleOrigins } from './module-origin';
import { createOriginRegistry } from './origin-registry';

/** Longer than any test, so that nothing in it comes from polling. */
const NEVER = 3_600_000;

type Served = Record<ModuleName, SampleRelease | null>;

/** The teams' servers, each with one release that can be replaced, and the requests that they got. */
async function teams({ silent = [] as ModuleName[] } = {}) {
  const served = Object.fromEntries(
    MODULE_NAMES.map((module) => [module, sampleRelease({ module, version: '1.0.0' })]),
  ) as Served;
  const asked: string[] = [];
  const listener = (name: ModuleName): RequestListener => {
    const serve = serveSample(() => served[name]);
    return (request, response) => {
      asked.push(`${name}${request.url}`);
      if (!silent.includes(name)) serve(request, response);
    };
  };
  const addresses = await Promise.all(MODULE_NAMES.map((name) => listen(listener(name))));
  const origins = Object.fromEntries(
    MODULE_NAMES.map((name, index) => [name, addresses[index]]),
  ) as Record<ModuleName, string>;
  return { served, origins, asked };
}

/** Addresses without a listener. */
const nobody = Object.fromEntries(
  MODULE_NAMES.map((name) => [name, 'http://127.0.0.1:9']),
) as Record<ModuleName, string>;

/** Runs the code of a release, as the renderer does. */
const run = async (entry: string): Promise<unknown> => import(/* @vite-ignore */ entry);

function registryOn(
  root: string,
  origins: Record<ModuleName, string>,
  {
    pollInterval = 20,
    followed = MODULE_NAMES,
    warmLimit = 1000,
    originLimitMs,
  }: {
    pollInterval?: number;
    followed?: readonly ModuleName[];
    warmLimit?: number;
    originLimitMs?: number;
  } = {},
) {
  const { log, lines } = collectLog();
  const mirror = createReleaseMirror(root);
  const registry = createOriginRegistry({
    origins: createModuleOrigins(origins, originLimitMs),
    followed,
    mirror,
    withdrawals: openWithdrawals(join(root, 'withdrawn.json'), log),
    log,
    pollInterval,
    warmLimit,
    warm: async (_, entry) => {
      await run(entry);
    },
  });
  onTestFinished(registry.stop);
  const version = async (module: ModuleName) => (await registry.current(module))?.version ?? null;
  return { registry, mirror, lines, version };
}

/** Waits until the given version of a module is served. */
const serves = (
  version: (module: ModuleName) => Promise<string | null>,
  module: ModuleName,
  expected: string,
) => eventually(async () => expect(await version(module)).toBe(expected));

/** Resolves when another registry with the same interval has polled ten times. */
async function whileAnotherPolls(): Promise<void> {
  const { origins, asked } = await teams();
  const { registry } = registryOn(await temporaryFolder(), origins, { pollInterval: 5 });
  await registry.start();
  const looks = () => asked.filter((address) => address === 'chat/release.json').length;
  const before = looks();
  await eventually(() => expect(looks()).toBeGreaterThan(before + 10));
  registry.stop();
}

const broken = (module: ModuleName, version: string) =>
  sampleRelease({
    module,
    version,
    files: { 'server.mjs': `throw new Error('${version} is broken');` },
  });

const endless = (version: string) =>
  sampleRelease({
    module: 'blog',
    version,
    files: { 'server.mjs': 'await new Promise(() => {});' },
  });

describe('createOriginRegistry', () => {
  it('starts with what every team serves, run from copies of its own', async () => {
    const { origins, served } = await teams();
    const root = await temporaryFolder();
    const { registry, mirror } = registryOn(root, origins);
    await registry.start();
    for (const module of MODULE_NAMES) {
      const record = await registry.current(module);
      expect(record).toEqual(served[module]?.record);
      if (!record) continue;
      const entry = registry.serverEntry(record);
      expect(fileURLToPath(entry)).toBe(join(mirror.folderOf(module, '1.0.0'), 'server.mjs'));
      await expect(run(entry)).resolves.toMatchObject({ version: '1.0.0' });
    }
  });

  it('tells the browser where a release is, and nothing of its files', async () => {
    const { origins, served } = await teams();
    const { registry } = registryOn(await temporaryFolder(), origins);
    const record = served.blog?.record ?? expect.fail();
    expect(registry.toClientRelease(record)).toEqual({
      module: 'blog',
      version: '1.0.0',
      base: '/modules/blog/1.0.0/',
      entry: record.entry,
      exposes: record.exposes,
    });
  });

  it('takes a new release over without a restart, and a rollback too', async () => {
    const { origins, served } = await teams();
    const { registry, version } = registryOn(await temporaryFolder(), origins);
    await registry.start();
    served.blog = sampleRelease({ module: 'blog', version: '1.1.0' });
    await serves(version, 'blog', '1.1.0');
    await expect(version('chat')).resolves.toBe('1.0.0');

    served.blog = sampleRelease({ module: 'blog', version: '1.0.0' });
    await serves(version, 'blog', '1.0.0');
  });

  it('keeps the old release while the new one does not run, and says so once', async () => {
    const { origins, served, asked } = await teams();
    const { registry, version, lines } = registryOn(await temporaryFolder(), origins);
    await registry.start();
    served.blog = broken('blog', '1.1.0');
    await eventually(() => expect(lines.some(({ msg }) => msg === 'no new release')).toBe(true));
    const before = asked.length;
    await eventually(() => expect(asked.length).toBeGreaterThan(before + 20));
    await expect(version('blog')).resolves.toBe('1.0.0');
    expect(lines.filter(({ msg }) => msg === 'no new release')).toMatchObject([
      { level: 40, module: 'blog', using: '1.0.0', err: { message: '1.1.0 is broken' } },
    ]);

    served.blog = sampleRelease({ module: 'blog', version: '1.2.0' });
    await serves(version, 'blog', '1.2.0');
    await eventually(() =>
      expect(lines.at(-1)).toMatchObject({ msg: 'module origin is back', module: 'blog' }),
    );
  });

  it.each<[string, (good: SampleRelease) => SampleRelease]>([
    [
      'has other bytes than its record says',
      (good) => ({ ...good, files: new Map([...good.files, ['client.js', Buffer.from('evil')]]) }),
    ],
    [
      'is built for another contract',
      (good) => ({ ...good, record: { ...good.record, contract: 2 } }),
    ],
    ['is of another module', (good) => ({ ...good, record: { ...good.record, module: 'chat' } })],
  ])('keeps the old release while the new one %s', async (_, spoil) => {
    const { origins, served } = await teams();
    const { registry, version, lines } = registryOn(await temporaryFolder(), origins);
    await registry.start();
    served.blog = spoil(sampleRelease({ module: 'blog', version: '1.1.0' }));
    await eventually(() => expect(lines.some(({ msg }) => msg === 'no new release')).toBe(true));
    await expect(version('blog')).resolves.toBe('1.0.0');

    served.blog = sampleRelease({ module: 'blog', version: '1.2.0' });
    await serves(version, 'blog', '1.2.0');
  });

  it.each<[string, RequestListener]>([
    ['has none', (_, response) => response.writeHead(404).end()],
    ['answers 500', (_, response) => response.writeHead(500).end('broken on purpose')],
    ['breaks calls off', (request) => request.socket.destroy()],
    ['accepts calls and never answers', () => {}],
  ])('keeps the last release while the origin %s', async (_, fault) => {
    const { origins, served } = await teams();
    const serve = serveSample(() => served.chat);
    let answer: RequestListener = serve;
    const chat = await listen((request, response) => answer(request, response));
    const root = await temporaryFolder();
    const { registry, version, lines } = registryOn(root, { ...origins, chat });
    await registry.start();
    answer = fault;
    await eventually(() =>
      expect(lines.map(({ msg, module }) => [module, msg])).toContainEqual([
        'chat',
        'no new release',
      ]),
    );
    await expect(version('chat')).resolves.toBe('1.0.0');
    const again = registryOn(root, { ...origins, chat }, { pollInterval: NEVER });
    await again.registry.start();
    await expect(again.version('chat')).resolves.toBe('1.0.0');

    answer = serve;
    served.chat = sampleRelease({ module: 'chat', version: '1.1.0' });
    await serves(version, 'chat', '1.1.0');
  });

  it('has no release of a module whose server is silent from the start, until it speaks', async () => {
    const silent: ModuleName[] = ['chat'];
    const { origins } = await teams({ silent });
    const { registry, version } = registryOn(await temporaryFolder(), origins, {
      originLimitMs: 1500,
    });
    await registry.start();
    await expect(version('chat')).resolves.toBeNull();
    await expect(version('blog')).resolves.toBe('1.0.0');
    silent.pop();
    await serves(version, 'chat', '1.0.0');
  });

  it('starts from its copies when every origin is down', async () => {
    const { origins, served } = await teams();
    const root = await temporaryFolder();
    const first = registryOn(root, origins);
    await first.registry.start();
    served.blog = sampleRelease({ module: 'blog', version: '1.1.0' });
    await eventually(async () =>
      expect((await first.mirror.readCurrent('blog'))?.version).toBe('1.1.0'),
    );
    first.registry.stop();

    const second = registryOn(root, nobody, { pollInterval: NEVER });
    await second.registry.start();
    await expect(second.version('blog')).resolves.toBe('1.1.0');
    await expect(second.version('marketing')).resolves.toBe('1.0.0');
  });

  it('starts without a copy that was damaged, and fetches it again', async () => {
    const { origins } = await teams();
    const root = await temporaryFolder();
    const first = registryOn(root, origins);
    await first.registry.start();
    first.registry.stop();
    await writeFile(join(first.mirror.folderOf('blog', '1.0.0'), 'server.mjs'), 'tampered with');

    const without = registryOn(root, nobody, { pollInterval: NEVER });
    await without.registry.start();
    await expect(without.version('blog')).resolves.toBeNull();
    await expect(without.version('chat')).resolves.toBe('1.0.0');

    const again = registryOn(root, origins, { pollInterval: NEVER });
    await again.registry.start();
    await expect(again.version('blog')).resolves.toBe('1.0.0');
  });

  it('does not let one bad module touch the others', async () => {
    const { origins, served } = await teams();
    served.mockup = broken('mockup', '1.0.0');
    served.chat = null;
    const { registry, version } = registryOn(await temporaryFolder(), {
      ...origins,
      blog: nobody.blog,
    });
    await registry.start();
    await expect(version('marketing')).resolves.toBe('1.0.0');
    for (const module of ['mockup', 'chat', 'blog'] as const) {
      await expect(version(module)).resolves.toBeNull();
    }
    served.marketing = sampleRelease({ module: 'marketing', version: '1.1.0' });
    await serves(version, 'marketing', '1.1.0');
  });

  it('follows the others while the code of one never comes to an end', async () => {
    const { origins, served } = await teams();
    const { registry, version } = registryOn(await temporaryFolder(), origins, {
      warmLimit: NEVER,
    });
    await registry.start();
    served.blog = endless('1.1.0');
    served.marketing = sampleRelease({ module: 'marketing', version: '1.1.0' });
    await serves(version, 'marketing', '1.1.0');
    served.marketing = sampleRelease({ module: 'marketing', version: '1.2.0' });
    await serves(version, 'marketing', '1.2.0');
    await expect(version('blog')).resolves.toBe('1.0.0');
  });

  it('gives up on code that does not come to an end in time', async () => {
    const { origins, served } = await teams();
    const { registry, version, lines } = registryOn(await temporaryFolder(), origins, {
      // Long enough for the good releases on a busy machine.
      warmLimit: 1000,
    });
    await registry.start();
    served.blog = endless('1.1.0');
    await eventually(() =>
      expect(lines.at(-1)).toMatchObject({
        err: { message: 'running blog 1.1.0 took longer than 1000 ms' },
      }),
    );
    await expect(version('blog')).resolves.toBe('1.0.0');
    served.blog = sampleRelease({ module: 'blog', version: '1.2.0' });
    await serves(version, 'blog', '1.2.0');
  });

  it('follows the others at their own pace while one origin is silent', async () => {
    const { origins, served, asked } = await teams({ silent: ['chat'] });
    const { registry, version } = registryOn(await temporaryFolder(), origins, {
      originLimitMs: 1500,
    });
    void registry.start();
    await serves(version, 'blog', '1.0.0');
    for (const next of ['1.1.0', '1.2.0', '1.3.0']) {
      served.blog = sampleRelease({ module: 'blog', version: next });
      await serves(version, 'blog', next);
    }
    const looks = (name: ModuleName) =>
      asked.filter((address) => address === `${name}/release.json`).length;
    // If all modules were polled together, none would get more requests than the silent one.
    await eventually(() => expect(looks('blog')).toBeGreaterThan(looks('chat') + 5));
  });

  it('asks again when a release is wanted and none is known', async () => {
    const { origins, served } = await teams();
    served.blog = null;
    const { registry, version } = registryOn(await temporaryFolder(), origins, {
      pollInterval: NEVER,
    });
    await registry.start();
    await expect(version('blog')).resolves.toBeNull();
    served.blog = sampleRelease({ module: 'blog', version: '1.0.0' });
    await expect(version('blog')).resolves.toBe('1.0.0');
  });

  it('asks once for all who want it at the same time, and nobody once it is known', async () => {
    const { origins, asked } = await teams();
    const { version } = registryOn(await temporaryFolder(), origins, { pollInterval: NEVER });
    await Promise.all(Array.from({ length: 20 }, () => version('blog')));
    await version('blog');
    expect(asked.filter((address) => address === 'blog/release.json')).toHaveLength(1);
  });

  it('follows only the modules it is told to', async () => {
    const { origins, asked } = await teams();
    const { registry } = registryOn(await temporaryFolder(), origins, { followed: ['blog'] });
    await registry.start();
    expect(asked.every((address) => address.startsWith('blog/'))).toBe(true);
    expect(asked).toContain('blog/release.json');
  });

  it('asks no more once it is stopped', async () => {
    const { origins, asked } = await teams();
    const { registry } = registryOn(await temporaryFolder(), origins, { pollInterval: 5 });
    await registry.start();
    registry.stop();
    await whileAnotherPolls();
    const before = asked.length;
    await whileAnotherPolls();
    expect(asked).toHaveLength(before);
  });

  it('asks no more when it is stopped while it asks', async () => {
    let asked = 0;
    let answer = () => {};
    const chat = await listen((_, response) => {
      asked += 1;
      answer = () => response.writeHead(503).end();
    });
    const { registry } = registryOn(
      await temporaryFolder(),
      { ...nobody, chat },
      { pollInterval: 5, followed: ['chat'] },
    );
    const started = registry.start();
    await eventually(() => expect(asked).toBe(1));
    registry.stop();
    answer();
    await started;
    await whileAnotherPolls();
    expect(asked).toBe(1);
  });
});
