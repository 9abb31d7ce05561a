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
  /** Files with tests. */
  shown: string[];
  isDeparture: boolean;
}

const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');

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
      built: filesIn(built),
      shown: filesIn(shown).filter((file) => /\.(test|spec)\.tsx?$/.test(file)),
      isDeparture: shown.includes(`[departure](${DEPARTURES}): `),
    };
  });
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What is wrong with a row, in words; nothing when it holds. */
function problemsOf({ built, shown, isDeparture }: Row): string[] {
  return [
    ...(built.length === 0 ? ['names no file'] : []),
    ...(shown.length === 0 && !isDeparture ? ['has neither a test nor a departure'] : []),
    ...[...built, ...shown]
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `names ${file}, which is not there`),
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

  it('would notice a file that is gone, and a row that shows nothing', () => {
    const row = (built: string, shown: string) =>
      readRows(`## 1. One\n| Something | ${built} | ${shown} |`).flatMap(problemsOf);
    const here = '`tests/contract/spec-coverage.test.ts`';
    expect(row(here, here)).toEqual([]);
    expect(row('`no/such.ts`', here)).toEqual(['names no/such.ts, which is not there']);
    expect(row(here, '`no/such.test.ts`')).toEqual(['names no/such.test.ts, which is not there']);
    expect(row(here, 'soon')).toEqual(['has neither a test nor a departure']);
    expect(row(here, '`docs/spec-coverage.md`')).toEqual(['has neither a test nor a departure']);
    expect(row(here, `[departure](${DEPARTURES}): it is better so`)).toEqual([]);
  });
});
