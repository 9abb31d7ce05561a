import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { beforeEach, describe, expect, it } from 'vitest';
import { askDirectoryHolder, claimDirectory, DirectoryInUseError } from './directory-claim.js';

describe('claimDirectory', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  it('lets one holder in at a time', async () => {
    const first = await claimDirectory(folder);
    await expect(claimDirectory(folder)).rejects.toThrow(DirectoryInUseError);
    await first.release();
    const second = await claimDirectory(folder);
    await second.release();
  });

  it('passes requests to the holder, and its refusals back', async () => {
    const claim = await claimDirectory(folder);
    claim.onRequest(async (request) => {
      if (request.kind === 'leads' && request.args[0] === 'bad') throw new Error('Not like that');
      return JSON.stringify(request);
    });
    const request = { kind: 'leads', args: ['list', 'ü'.repeat(100_000)] } as const;
    const output = await askDirectoryHolder(folder, { ...request, args: [...request.args] });
    expect(JSON.parse(output)).toEqual(request);
    await expect(askDirectoryHolder(folder, { kind: 'leads', args: ['bad'] })).rejects.toThrow(
      'Not like that',
    );
    await claim.release();
  });

  it('fails when nobody holds the folder', async () => {
    await writeFile(join(folder, 'unrelated'), '');
    await expect(askDirectoryHolder(folder, { kind: 'ping' })).rejects.toThrow();
  });
});
