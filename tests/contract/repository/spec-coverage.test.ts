import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Row {
  section: string;
  part: string;
  built: string[];
  tests: string[];
}

const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');

/** Rows of the coverage page's tables, each with its section. */
function readRows(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('| ')) return [];
    const [part = '', built = '', tests = ''] = line.slice(2).split(' | ');
    if (part === 'Part' || part.startsWith('---')) return [];
    return { section, part, built: pathsIn(built), tests: pathsIn(tests) };
  });
}

/** Problems of a row in words; empty if it is correct. */
function problemsOf({ part, built, tests }: Row): string[] {
  const problems = [
    ...(built.length === 0 ? ['names no place where it is built'] : []),
    ...(tests.length === 0 ? ['names no test'] : []),
    ...tests
      .filter((path) => !/\.(test|spec)\.tsx?$/.test(path))
      .map((path) => `names ${path} as a test`),
    ...[...built, ...tests]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `names ${path}, which is not there`),
  ];
  return problems.map((problem) => `“${part}” ${problem}`);
}

const rows = readRows(readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8'));

describe('the coverage of the specification', () => {
  it('goes through its nine sections in order', () => {
    const numbers = [...new Set(rows.map(({ section }) => Number.parseInt(section, 10)))];
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows.length).toBeGreaterThan(30);
  });

  it('names for every part where it is built and what tests it', () => {
    expect(rows.flatMap(problemsOf)).toEqual([]);
  });

  it('would notice a path that is gone, and a row that shows nothing', () => {
    const row = (built: string, tests: string) =>
      readRows(`## 1. One\n| It | ${built} | ${tests} |`).flatMap(problemsOf);
    const here = '`tests/contract/repository/spec-coverage.test.ts`';
    expect(row('`tests/contract`', here)).toEqual([]);
    expect(row('`no/such`', here)).toEqual(['“It” names no/such, which is not there']);
    expect(row(here, '`no/such.test.ts`')).toEqual([
      '“It” names no/such.test.ts, which is not there',
    ]);
    expect(row(here, 'soon')).toEqual(['“It” names no test']);
    expect(row(here, '`docs/testing.md`')).toEqual(['“It” names docs/testing.md as a test']);
  });
});
