import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const DEPARTURES = 'decisions/0003-departures-from-the-specification.md';

interface Row {
  section: string;
  statement: string;
  built: string[];
  shown: { file: string; test: string }[];
  isDeparture: boolean;
}

/** Rows of the coverage page's tables, each with the section that it stands in. */
function readRows(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3);
    const [statement, built, shown] = line
      .split(' | ')
      .map((cell) => cell.replace(/^\| | \|$/g, ''));
    if (!line.startsWith('| ') || !statement || !built || shown === undefined) return [];
    if (statement === 'Statement' || statement.startsWith('---')) return [];
    return {
      section,
      statement,
      built: [...built.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? ''),
      shown: [...shown.matchAll(/`([^`]+)`: “(.+?)”(?=<br>|$)/g)].map(([, file, test]) => ({
        file: file ?? '',
        test: test ?? '',
      })),
      isDeparture: shown.includes(`[departure](${DEPARTURES}): `),
    };
  });
}

/** Titles of the tests in a file, as written: `%s` and `${…}` stand for values. */
function titlesOf(source: string): string[] {
  const titles = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1\s*,/g;
  return [...source.matchAll(titles)].map(([, , title]) => title ?? '');
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What is wrong with a row, in words; nothing when it holds. */
function problemsOf({ built, shown, isDeparture }: Row): string[] {
  const missing = [...built, ...shown.map(({ file }) => file)].filter(
    (file) => !existsSync(join(root, file)),
  );
  return [
    ...(built.length === 0 ? ['names no file'] : []),
    ...(shown.length === 0 && !isDeparture ? ['has neither a test nor a departure'] : []),
    ...missing.map((file) => `names ${file}, which is not there`),
    ...shown
      .filter(({ file }) => !missing.includes(file))
      .filter(({ file, test }) => !titlesOf(read(file)).includes(test))
      .map(({ file, test }) => `names the test “${test}”, which is not in ${file}`),
  ];
}

const rows = readRows(read('docs/spec-coverage.md'));

describe('the coverage of the specification', () => {
  it('goes through its nine sections in order', () => {
    const numbers = [...new Set(rows.map(({ section }) => Number.parseInt(section, 10)))];
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows.length).toBeGreaterThan(400);
  });

  it('names for every statement where it is built, and a test or a departure', () => {
    const problems = rows.flatMap((row) =>
      problemsOf(row).map((problem) => `“${row.statement}” ${problem}`),
    );
    expect(problems).toEqual([]);
    expect(existsSync(join(root, 'docs', DEPARTURES))).toBe(true);
  });

  it('would notice a file or a test that is gone, and a row that shows nothing', () => {
    const row = (built: string, shown: string) =>
      readRows(`## 1. One\n| Something | ${built} | ${shown} |`).flatMap(problemsOf);
    const here = '`tests/contract/spec-coverage.test.ts`';
    expect(row(here, `${here}: “goes through its nine sections in order”`)).toEqual([]);
    expect(row('`no/such.ts`', `${here}: “goes through its nine sections in order”`)).toEqual([
      'names no/such.ts, which is not there',
    ]);
    expect(row(here, `${here}: “was renamed”`)).toEqual([
      'names the test “was renamed”, which is not in tests/contract/spec-coverage.test.ts',
    ]);
    expect(row(here, '`no/such.test.ts`: “any”')).toEqual([
      'names no/such.test.ts, which is not there',
    ]);
    expect(row(here, 'soon')).toEqual(['has neither a test nor a departure']);
    expect(row(here, `[departure](${DEPARTURES}): it is better so`)).toEqual([]);
  });
});
