import type { ModuleManifest, ReleaseRecord } from '@northloop/contracts';
import { temporaryFolder } from '@northloop/testing/vitest';
import { writeTree } from '@northloop/testing/write-tree';
import { describeFiles } from '../src/build/record/describe-files';
import type { Candidate } from '../src/checks/release-check';

export const sampleManifest: ModuleManifest = {
  name: 'blog',
  contract: 1,
  exposes: { './list': 'src/list.tsx', './teaser': 'src/teaser.tsx' },
  routes: [{ path: '/blog', expose: './list' }],
  slots: [{ name: 'home.mockup', expose: './teaser' }],
};

const SHARED = { react: '19.3.1', 'react-dom': '19.3.1', '@northloop/kit': '1.0.0' };

const SOUND_FILES: Readonly<Record<string, string>> = {
  'remoteEntry.js': `import './assets/glue.js';\nexport const open = () => import('./assets/list.js');\n`,
  'remoteEntry.ssr.js': `export const open = () => import("./assets/server.js");\n`,
  'assets/glue.js': 'export {};\n',
  'assets/list.js': `export { name } from './glue.js';\nconst here = import.meta.url;\n`,
  'assets/server.js': 'export const list = 1;\n',
  'assets/list.css': '@scope ([data-mfe="blog"]) { .list { color: teal } }\n',
  'content-index.json': JSON.stringify([{ path: '/blog', title: 'All articles' }]),
};

/**
 * A build that passes every check, apart from the changes that the test makes to it.
 * @param files contents by path; null leaves a file out.
 * @param after files to write after the record has been written.
 */
export async function sampleCandidate({
  files = {},
  record: change = {},
  after = {},
  ...rest
}: {
  files?: Readonly<Record<string, string | null>>;
  record?: Partial<ReleaseRecord>;
  after?: Readonly<Record<string, string>>;
} & Partial<Omit<Candidate, 'record' | 'folder'>> = {}): Promise<Candidate> {
  const contents = Object.entries({ ...SOUND_FILES, ...files }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const folder = await temporaryFolder(Object.fromEntries(contents));
  const record: ReleaseRecord = {
    module: 'blog',
    version: '1.0.0-aaaaaaaaaa',
    contract: 1,
    exposes: {
      './list': { js: ['assets/list.js'], css: ['assets/list.css'] },
      './teaser': { js: ['assets/list.js'], css: [] },
    },
    routes: sampleManifest.routes,
    slots: sampleManifest.slots,
    entry: { client: 'remoteEntry.js', server: 'remoteEntry.ssr.js', preload: ['assets/glue.js'] },
    shared: SHARED,
    files: await describeFiles(folder),
    contentIndex: 'content-index.json',
    ...change,
  };
  await writeTree(folder, after);
  return {
    manifest: sampleManifest,
    record,
    folder,
    workspace: folder,
    host: { contract: 1, shared: SHARED, source: 'the site' },
    live: null,
    ...rest,
  };
}
