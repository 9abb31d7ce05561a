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

  it.each(['4rem', 'clamp(1rem, 1rem + 2vw, 3rem)', 'calc(100% - 2px)'])(
    'takes the length %s',
    (value) => expect(safeLength(value, '1px')).toBe(value),
  );

  it.each(['', 'wide', 'calc(1px', '1px)', '1px;color:red', `${'1'.repeat(90)}px`])(
    'refuses the length %j',
    (value) => expect(safeLength(value, '1px')).toBe('1px'),
  );
});
