import type { ReleaseRecord } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../../testing/sample-release';
import { parseReleaseRecord, ReleaseRecordError } from './parse-release-record';

const { record } = sampleRelease();

/** The record as received over the network, with changes. */
const changed = (change: object): unknown => JSON.parse(JSON.stringify({ ...record, ...change }));

const file = (change: object): unknown => changed({ files: [{ ...record.files[0], ...change }] });
const entry = (change: object): unknown => changed({ entry: { ...record.entry, ...change } });

/** Paths that lead out of the release's folder or could be read that way. */
const UNSAFE_PATHS = [
  '../server.mjs',
  'assets/../../server.mjs',
  'assets/..',
  '..',
  '.',
  '/etc/passwd',
  '//evil.example/x.js',
  'http://evil.example/x.js',
  'C:/windows',
  'assets\\..\\x.js',
  'assets//x.js',
  'assets/',
  './x.js',
  '.env',
  'assets/.hidden',
  'x.js?y',
  'x%2e%2e/y',
  'x\0.js',
  'x.js\n',
  '',
];

describe('parseReleaseRecord', () => {
  it('takes a sound record as it is', () => {
    expect(parseReleaseRecord(changed({}), 'blog')).toEqual(record);
  });

  it('takes a content index, and does without', () => {
    const withIndex = parseReleaseRecord(changed({ contentIndex: 'content-index.json' }), 'blog');
    expect(withIndex.contentIndex).toBe('content-index.json');
    expect(parseReleaseRecord(changed({}), 'blog').contentIndex).toBeUndefined();
  });

  it('takes the file names that builds make', () => {
    const path = 'assets/_virtual_mf-localSharedImportMap___mfe_1-De_uaCYZ.js.br';
    expect(parseReleaseRecord(file({ path }), 'blog').files[0]?.path).toBe(path);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['text', 'release'],
    ['a list', [record]],
    ['an empty object', {}],
    ['another module', changed({ module: 'chat' })],
    ['no module', changed({ module: undefined })],
    ['an older contract', changed({ contract: 0 })],
    ['a newer contract', changed({ contract: 2 })],
    ['a contract in words', changed({ contract: '1' })],
    ['no contract', changed({ contract: undefined })],
    ['no version', changed({ version: undefined })],
    ['an empty version', changed({ version: '' })],
    ['a version that is a number', changed({ version: 1 })],
    ['a version with a slash', changed({ version: '../../etc' })],
    ['a version that is the folder above', changed({ version: '..' })],
    ['a version that is the folder itself', changed({ version: '.' })],
    ['a hidden version', changed({ version: '.1.0.0' })],
    ['a version with a space', changed({ version: '1.0 0' })],
    ['a version without end', changed({ version: '1'.repeat(101) })],
    ['no exposes', changed({ exposes: undefined })],
    ['a list of exposes', changed({ exposes: [] })],
    ['an expose without styles', changed({ exposes: { './page': { js: ['client.js'] } } })],
    ['an expose with numbers', changed({ exposes: { './page': { js: [1], css: [] } } })],
    ['no files', changed({ files: undefined })],
    ['an empty list of files', changed({ files: [] })],
    ['files that are not a list', changed({ files: { 0: record.files[0] } })],
    ['a file that is text', changed({ files: ['client.js'] })],
    ['a file without a size', file({ bytes: undefined })],
    ['a file of half a byte', file({ bytes: 0.5 })],
    ['a file without a digest', file({ sha256: undefined })],
    ['a digest that is too short', file({ sha256: 'abc' })],
    ['a digest in capitals', file({ sha256: 'A'.repeat(64) })],
    ['a content index that is no path', changed({ contentIndex: {} })],
    ['no entry', changed({ entry: undefined })],
    ['an entry without a client part', entry({ client: undefined })],
    ['an entry without a server part', entry({ server: undefined })],
    ['an entry without a list to preload', entry({ preload: 'client.js' })],
  ])('refuses %s', (_, value) => {
    expect(() => parseReleaseRecord(value, 'blog')).toThrow(ReleaseRecordError);
  });

  it.each(UNSAFE_PATHS)('refuses the path %j, wherever it stands', (path) => {
    const values = {
      file: file({ path }),
      client: entry({ client: path }),
      server: entry({ server: path }),
      preload: entry({ preload: [path] }),
      contentIndex: changed({ contentIndex: path }),
      script: changed({ exposes: { './page': { js: [path], css: [] } } }),
      sheet: changed({ exposes: { './page': { js: [], css: [path] } } }),
    };
    for (const [place, value] of Object.entries(values)) {
      expect(() => parseReleaseRecord(value, 'blog'), place).toThrow(ReleaseRecordError);
    }
  });

  it('says whose record it refuses, and why', () => {
    const refusal = (change: Partial<ReleaseRecord>) => () =>
      parseReleaseRecord(changed(change), 'blog');
    expect(refusal({ contract: 7 })).toThrow(
      'The release record of blog is not valid: it is built for contract 7, but the shell has 1',
    );
    expect(refusal({ module: 'chat' })).toThrow(
      'The release record of blog is not valid: it is of "chat"',
    );
  });
});

describe('a release that is too large', () => {
  const [first] = record.files;
  const files = (count: number, bytes: number) =>
    changed({
      files: Array.from({ length: count }, (_, index) => ({
        ...first,
        path: `f${index}.js`,
        bytes,
      })),
    });

  it.each<[string, unknown, string]>([
    ['files', files(5001, 1), 'it has 5001 files, but only 5000 are allowed'],
    [
      'bytes in a file',
      files(1, 600_000_000),
      'f0.js has 600000000 bytes, but only 33554432 are allowed',
    ],
    ['bytes', files(9, 33_000_000), 'it has 297000000 bytes, but only 268435456 are allowed'],
    [
      'bytes to be found',
      changed({
        contentIndex: 'f0.js',
        files: [{ ...first, path: 'f0.js', bytes: 5_000_000 }],
      }),
      'f0.js has 5000000 bytes, but only 4194304 are allowed',
    ],
  ])('in %s is refused', (_, value, reason) => {
    expect(() => parseReleaseRecord(value, 'blog')).toThrow(reason);
  });

  it('in what it repeats is refused', () => {
    expect(() => parseReleaseRecord(changed({ files: [first, first] }), 'blog')).toThrow('twice');
  });

  it('is none at the limits', () => {
    expect(parseReleaseRecord(files(5000, 50_000), 'blog').files).toHaveLength(5000);
    expect(parseReleaseRecord(files(8, 32 * 1024 * 1024), 'blog').files).toHaveLength(8);
  });
});
