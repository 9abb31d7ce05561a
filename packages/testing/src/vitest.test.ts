import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listen, temporaryFolder } from './vitest.js';

const left: { folder: string; origin: string }[] = [];

beforeEach(async () => {
  const folder = await temporaryFolder({ 'deep/note.txt': 'here' });
  left.push({ folder, origin: await listen((_, response) => response.end('here')) });
});

it('gives a folder and a server for the test that runs', async () => {
  const { folder, origin } = left[0] ?? { folder: '', origin: '' };
  expect(await readFile(join(folder, 'deep/note.txt'), 'utf8')).toBe('here');
  expect(await (await fetch(origin)).text()).toBe('here');
});

it('takes both away when the test has ended', async () => {
  const { folder, origin } = left[0] ?? { folder: '', origin: '' };
  await expect(access(folder)).rejects.toThrow('ENOENT');
  await expect(fetch(origin)).rejects.toThrow();
});
