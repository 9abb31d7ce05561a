import { describe, expect, it } from 'vitest';
import { safeColor, safeFontStack, safeLength } from './css-values';

describe('values for a style sheet', () => {
  it.each(['#fff', '#1B2a5b'])('takes the color %s', (value) => {
    expect(safeColor(value, '#000000')).toBe(value);
  });

  it.each(['red', '', '#12', '#fff;}', 'url(x)', '#ffffff}body{display:none'])(
    'refuses the color %j',
    (value) => expect(safeColor(value, '#000000')).toBe('#000000'),
  );

  it.each([
    ["-apple-system, 'Segoe UI', sans-serif", "-apple-system, 'Segoe UI', sans-serif"],
    ['"Avenir Next", Georgia', "'Avenir Next', 'Georgia'"],
    ["Good, Bad}body{, 'Un;closed", "'Good'"],
  ])('quotes the families of %j', (value, stack) => {
    expect(safeFontStack(value, 'serif')).toBe(stack);
  });

  it('falls back where no family is left', () => {
    expect(safeFontStack('url(//x)', 'serif')).toBe('serif');
  });

  it.each([
    '4rem',
    '18px',
    '-0.5em',
    '100%',
    'calc(100% - 2px)',
    'min(4rem,7vw)',
    'clamp(1.203rem, 1.03rem + 0.71vw, 1.6rem)',
  ])('takes the length %s', (value) => expect(safeLength(value, '1px')).toBe(value));

  it.each([
    '',
    '1/*',
    '1px/*',
    '*/1px',
    '1px /**/',
    '4',
    'wide',
    'calc(1px',
    '1px)',
    'calc(calc(1px))',
    'calc(1px*2)',
    '1px;color:red',
    '1px}body{display:none',
    '1px\n',
    'var(--x)',
    'url(x)',
    '12345px',
    `${'1'.repeat(90)}px`,
    `clamp(${'1px, '.repeat(9)}1px)`,
  ])('refuses the length %j', (value) => expect(safeLength(value, '2px')).toBe('2px'));
});
