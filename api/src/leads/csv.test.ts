import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.js';

const cellOf = (value: string) => toCsv([], [[value]]).slice('\r\n'.length, -'\r\n'.length);

describe('toCsv', () => {
  it('quotes every value below the header', () => {
    expect(
      toCsv(
        ['a', 'b', 'c'],
        [
          ['plain', null, ''],
          ['a,b', 'say "hi"', 'two\nlines'],
        ],
      ),
    ).toBe('a,b,c\r\n"plain",,""\r\n"a,b","say ""hi""","two\nlines"\r\n');
  });

  it.each([
    "=cmd|' /C calc'!A0",
    '+1 612 555 0100',
    '-2+3',
    '@SUM(A1)',
    '  =1',
    '\u00a0=1',
    '＝1',
    '"=1"',
    '=HYPERLINK("https://x.example","y")',
  ])('keeps a spreadsheet from running %j', (value) => {
    expect(cellOf(value).replaceAll('""', '"')).toBe(`"'${value}"`);
  });

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['x;"=1+1"', `x;'"=1+1"`],
    ['x"; =1', `x";' =1`],
    ['x,=1', "x,'=1"],
    ['x|@SUM(A1)', "x|'@SUM(A1)"],
    ['x\t-1', "x\t'-1"],
    ['\t=1', "\t'=1"],
    ['x\n=1', "x\n'=1"],
    ['x\u2028+1', "x\u2028'+1"],
    ['a;b;=1;＝2', "a;b;'=1;'＝2"],
    ['x;;=1', "x;;'=1"],
  ])('keeps one that reads by other separators from running %j', (value, safe) => {
    expect(cellOf(value).replaceAll('""', '"')).toBe(`"${safe}"`);
  });

  it.each(['a=1', 'Mon-Fri; a - b', '1+1', 'dana@bakery.example'])(
    'leaves %j as it is',
    (value) => {
      expect(cellOf(value)).toBe(`"${value}"`);
    },
  );
});
