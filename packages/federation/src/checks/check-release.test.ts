import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { sampleCandidate, sampleManifest } from '../../testing/sample-candidate';
import { isAccepted, runChecks } from './check-release';
import { contentCheck } from './content-check';
import { contractCheck } from './contract-check';
import { exposesCheck } from './exposes-check';
import { filesCheck } from './files-check';
import { type ReleaseCheck, refused, warning } from './release-check';
import { createRenderCheck } from './render-check';
import { routesCheck } from './routes-check';
import { budgetCheck, weighRelease } from './scripts/budget-check';
import { BYTE_BUDGETS } from './scripts/byte-budgets';
import { importsCheck } from './scripts/imports-check';
import { sharedCheck } from './shared-check';
import { stylesCheck } from './styles-check';

type Change = Parameters<typeof sampleCandidate>[0];

/** The findings of a check for the valid sample build with a change. */
const findings = async (check: ReleaseCheck, change?: Change): Promise<string[]> =>
  (await check.run(await sampleCandidate(change))).map(({ level, text }) => `${level}: ${text}`);

const live = {
  record: {
    version: '0.9.0',
    routes: [
      { path: '/blog', expose: './list' as const },
      { path: '/blog/:slug', expose: './post' as const },
    ],
  },
  content: [
    { path: '/blog', kind: 'page' as const, title: 'Blog', description: 'd', text: 't' },
    { path: '/blog/gone', kind: 'article' as const, title: 'Gone', description: 'd', text: 't' },
  ],
};

describe.each([
  contractCheck,
  exposesCheck,
  sharedCheck,
  filesCheck,
  importsCheck,
  stylesCheck,
  budgetCheck,
  routesCheck,
  contentCheck,
])('the check "$title"', (check) => {
  it('has nothing against a sound build', async () => {
    await expect(findings(check)).resolves.toEqual([]);
  });
});

describe('each check says what is wrong and what to do', () => {
  it('with the contract', async () => {
    const host = { contract: 2, shared: {}, source: 'https://northloop.example' };
    await expect(findings(contractCheck, { host })).resolves.toEqual([
      'refused: it is built for contract 1, but https://northloop.example offers 2: build it with the packages of that version',
    ]);
  });

  it('with what is exposed', async () => {
    const list = { js: ['assets/list.js'], css: ['assets/gone.css'] };
    await expect(
      findings(exposesCheck, { record: { exposes: { './list': list }, routes: [], slots: [] } }),
    ).resolves.toEqual([
      'refused: ./list needs assets/gone.css, which is not in the build',
      'refused: ./teaser is declared in module.ts but is not in the build',
      'refused: the route /blog of module.ts is not in the build: build again',
      'refused: the slot home.mockup of module.ts is not in the build: build again',
    ]);
    const manifest = { ...sampleManifest, exposes: { './list': 'src/list.tsx' } } as const;
    await expect(findings(exposesCheck, { manifest })).resolves.toEqual([
      'refused: the slot home.mockup uses ./teaser, which module.ts does not expose',
    ]);
  });

  it('with the entry and the content index', async () => {
    const entry = { client: 'remoteEntry.js', server: 'gone.ssr.js', preload: ['gone.js'] };
    await expect(
      findings(exposesCheck, { record: { entry, contentIndex: 'gone.json' } }),
    ).resolves.toEqual([
      'refused: the entry needs gone.ssr.js, which is not in the build',
      'refused: the entry needs gone.js, which is not in the build',
      'refused: the content index needs gone.json, which is not in the build',
    ]);
  });

  it('with a shared package of another patch, or of none', async () => {
    const shared = { react: '19.3.0', '@northloop/kit': '1.0.0' };
    await expect(findings(sharedCheck, { record: { shared } })).resolves.toEqual([
      'refused: it is built against react 19.3.0, but the site provides 19.3.1: use that version and build again',
      'refused: it is built against react-dom (none), but the site provides 19.3.1: use that version and build again',
    ]);
    const earlier = {
      ...shared,
      react: '19.3.1',
      'react-dom': '19.3.1',
      '@northloop/kit': '1.1.0',
    };
    await expect(findings(sharedCheck, { record: { shared: earlier } })).resolves.toEqual([
      'refused: it is built against @northloop/kit 1.1.0, but the site provides 1.0.0: use that version and build again',
    ]);
    const host = { contract: 1, shared: {}, source: 'the site' };
    await expect(findings(sharedCheck, { host })).resolves.toContain(
      'refused: the site does not say which react it provides',
    );
  });

  it('with files that are not what was built', async () => {
    const after = {
      'assets/list.css': '.longer { color: teal }\n',
      'assets/glue.js': 'exporT {};\n',
      'notes.txt': 'left here',
    };
    const said = await findings(filesCheck, { after });
    expect(said).toHaveLength(3);
    expect(said[0]).toContain(
      'assets/glue.js was changed after the build: its SHA-256 is different',
    );
    expect(said[1]).toContain('assets/list.css has 24 bytes, the record says');
    expect(said[2]).toBe('refused: notes.txt is in the build but not in its record');
  });

  it('with a file that is missing', async () => {
    const file = { path: 'assets/gone.js', bytes: 1, sha256: 'a'.repeat(64) };
    await expect(findings(filesCheck, { record: { files: [file] } })).resolves.toContain(
      'refused: assets/gone.js is missing',
    );
  });

  it.each([
    [`import 'react-router-dom';`, 'imports "react-router-dom", which is not in the release'],
    [`export * from "node:fs";`, 'imports "node:fs", which is not in the release'],
    [`import('https://cdn.example/x.js');`, 'imports "https://cdn.example/x.js", which is not'],
    [`import('./' + name);`, 'imports an address that it builds at run time'],
    [`import './gone.js';`, 'imports "./gone.js", but the release has no such file'],
    [`import '../../chat/1.0.0/x.js';`, 'but the release has no such file'],
  ])('with %s in either build', async (code, reason) => {
    for (const path of ['assets/list.js', 'assets/server.js']) {
      const said = await findings(importsCheck, { files: { [path]: code } });
      expect(said).toHaveLength(1);
      expect(said[0]).toContain(`refused: ${path} imports`);
      expect(said[0]).toContain(reason);
    }
  });

  it('with a rule that would style others', async () => {
    const css = '@scope ([data-mfe="blog"]) { p { margin: 0 } }\n.flex { display: flex }\n';
    await expect(findings(stylesCheck, { files: { 'assets/list.css': css } })).resolves.toEqual([
      'refused: assets/list.css:2 has ".flex" outside @scope ([data-mfe="blog"]), where it would style other modules',
    ]);
  });

  it('with weight, of what browsers may get alone', async () => {
    // Text that does not compress.
    let seed = 7;
    const noise = Array.from({ length: 160_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(97 + (seed % 26));
    }).join('');
    const heavy = `export const noise = '${noise}';`;
    const said = await findings(budgetCheck, { files: { 'assets/list.js': heavy } });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^refused: its scripts have \d+ bytes, \d+ over the budget of \d+/);
    const server = { files: { 'assets/server.js': heavy } };
    await expect(findings(budgetCheck, server)).resolves.toEqual([]);
    const font = { files: { 'assets/display.woff2': 'x'.repeat(BYTE_BUDGETS.blog.media + 1) } };
    expect((await findings(budgetCheck, font))[0]).toContain('its media have');
    const weight = await weighRelease(await sampleCandidate({ files: { 'a.png': '12345' } }));
    expect(weight.media).toBe(5);
  });

  it('with a route that visitors have', async () => {
    await expect(findings(routesCheck, { live })).resolves.toEqual([
      'refused: the route /blog/:slug of the live release 0.9.0 is gone, so links to it would break: bring it back, or use --allow-removed-routes <reason>',
    ]);
    await expect(
      findings(routesCheck, { live, removedRoutesReason: 'Moved to /articles' }),
    ).resolves.toEqual(['warning: the route /blog/:slug is removed: Moved to /articles']);
  });

  it('with content that goes, which is a warning', async () => {
    await expect(findings(contentCheck, { live })).resolves.toEqual([
      'warning: visitors can no longer find /blog/gone ("Gone")',
    ]);
    const without = { live, record: { contentIndex: undefined } };
    expect(await findings(contentCheck, without)).toHaveLength(2);
  });
});

describe('rendering in a process of its own', () => {
  /** A workspace whose shell has the given probe. */
  const workspace = (probe: string) =>
    temporaryFolder({
      'shell/dist-server/probe-release.js': `
        const fs = require('node:fs');
        const secret = fs.readFileSync(0, 'utf8');
        const report = (problems) => fs.writeSync(3, secret + ' ' + JSON.stringify(problems) + '\\n');
        ${probe}`,
    });
  const rendered = async (probe: string, limit = 30_000) =>
    findings(createRenderCheck(limit), { workspace: await workspace(probe) });

  it('is given the build, and passes when the command does', async () => {
    const probe = `
      if (!fs.existsSync(process.argv[2] + '/remoteEntry.ssr.js')) process.exit(1);
      report([]);`;
    await expect(rendered(probe)).resolves.toEqual([]);
  });

  it('tells each problem that the command tells', async () => {
    const problems = ['/blog threw: no data', 'it set the global "cache"'];
    const probe = `console.log('rendering'); report(${JSON.stringify(problems)}); process.exitCode = 1`;
    await expect(rendered(probe)).resolves.toEqual(problems.map((text) => `refused: ${text}`));
  });

  it('is stopped when it comes to no end', async () => {
    await expect(rendered('setInterval(() => {}, 1000);', 300)).resolves.toEqual([
      'refused: it was still rendering after 0.3 s, so it was stopped',
    ]);
  });

  it('is no success when the release ends the process or breaks it', async () => {
    await expect(rendered('process.exit(0)')).resolves.toEqual([
      'refused: it ended the process that rendered it (code 0): without a word',
    ]);
    await expect(rendered('process.exit(7)')).resolves.toEqual([
      'refused: it ended the process that rendered it (code 7): without a word',
    ]);
    const [said] = await rendered(`throw new Error('no heap left')`);
    expect(said).toContain('no heap left');
    await expect(rendered('process.abort()')).resolves.toHaveLength(1);
  });

  it('says what to do where the shell is not built', async () => {
    const candidate = await sampleCandidate();
    const results = await runChecks([createRenderCheck(1000)], candidate);
    expect(results[0]?.findings[0]?.text).toContain('run "pnpm build" first');
    expect(isAccepted(results)).toBe(false);
  });
});

describe('runChecks', () => {
  const check = (title: string, run: ReleaseCheck['run']): ReleaseCheck => ({ title, run });

  it('runs every check to the end, and counts what it could not check as refused', async () => {
    const results = await runChecks(
      [
        check('one', () => [refused('too large')]),
        check('two', () => {
          throw new Error('disk away');
        }),
        check('three', async () => []),
      ],
      await sampleCandidate(),
    );
    expect(results).toEqual([
      { title: 'one', findings: [refused('too large')] },
      { title: 'two', findings: [refused('this could not be checked: disk away')] },
      { title: 'three', findings: [] },
    ]);
    expect(isAccepted(results)).toBe(false);
  });

  it('accepts what has warnings only', async () => {
    const results = await runChecks(
      [check('one', () => [warning('a page goes')])],
      await sampleCandidate(),
    );
    expect(isAccepted(results)).toBe(true);
  });
});
