import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.js';

describe('toCsv', () => {
  it('quotes what needs quotes and leaves the rest', () => {
    expect(
      toCsv([
        ['plain', null, ''],
        ['a,b', 'say "hi"', 'two\nlines'],
      ]),
    ).toBe('plain,,\r\n"a,b","say ""hi""","two\nlines"\r\n');
  });

  it.each([
    "=cmd|' /C calc'!A0",
    '+1 612 555 0100',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '＝1',
    '=HYPERLINK("https://x.example","y")',
  ])('keeps a spreadsheet from running %j', (cell) => {
    const text = toCsv([[cell]]);
    expect(text.startsWith(`"'`)).toBe(true);
    expect(text.replaceAll('""', '"')).toBe(`"'${cell}"\r\n`);
  });
});
