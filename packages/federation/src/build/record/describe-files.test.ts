import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { describeFiles, sha256 } from './describe-files';

/** Digests of the empty text and of "abc", from the standard (FIPS 180-2). */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('sha256', () => {
  it('is the digest in lower-case hex', () => {
    expect(sha256(Buffer.from('abc'))).toBe(ABC);
    expect(sha256(new Uint8Array())).toBe(EMPTY);
  });
});

describe('describeFiles', () => {
  it('lists every file with its size and digest, sorted by path', async () => {
    const folder = await temporaryFolder({
      'b.js': 'abc',
      'a/z.css': '',
      'a/deep/er.json': 'abc',
      'B.js': 'abc',
    });
    await expect(describeFiles(folder)).resolves.toEqual([
      { path: 'B.js', bytes: 3, sha256: ABC },
      { path: 'a/deep/er.json', bytes: 3, sha256: ABC },
      { path: 'a/z.css', bytes: 0, sha256: EMPTY },
      { path: 'b.js', bytes: 3, sha256: ABC },
    ]);
  });

  it('counts bytes, not characters', async () => {
    const folder = await temporaryFolder({ 'ü.txt': 'größer' });
    await expect(describeFiles(folder)).resolves.toMatchObject([{ bytes: 8 }]);
  });

  it('leaves out what it is told to, at that very path', async () => {
    const folder = await temporaryFolder({ 'release.json': '{}', 'deep/release.json': '{}' });
    const files = await describeFiles(folder, { except: ['release.json'] });
    expect(files.map(({ path }) => path)).toEqual(['deep/release.json']);
  });

  it('finds nothing in an empty folder, and fails for one that is not there', async () => {
    const folder = await temporaryFolder();
    await expect(describeFiles(folder)).resolves.toEqual([]);
    await expect(describeFiles(`${folder}/gone`)).rejects.toThrow('ENOENT');
  });
});
