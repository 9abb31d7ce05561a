import { describe, expect, it } from 'vitest';
import { parseReply, plainReply, type Span } from './parse-reply';

const shown = (spans: readonly Span[]): string =>
  spans
    .map((span) => {
      if (span.kind === 'strong') return `<b>${shown(span.children)}</b>`;
      if (span.kind === 'em') return `<i>${shown(span.children)}</i>`;
      return span.kind === 'text' ? span.text : `<${span.text} → ${span.href}>`;
    })
    .join('');

/** The parsed reply in one line per block, for the eye. */
const read = (reply: string): string[] =>
  parseReply(reply).map((block) =>
    block.kind === 'text'
      ? shown(block.children)
      : `${block.start ?? '•'} ${block.items.map(shown).join(' | ')}`,
  );

describe('marks', () => {
  it.each([
    ['From **$5,500** on.', 'From <b>$5,500</b> on.'],
    ['It is *not* included.', 'It is <i>not</i> included.'],
    ['**a *b* c** and *d*', '<b>a <i>b</i> c</b> and <i>d</i>'],
    ['***both***', '<b><i>both</i></b>'],
    ['(**yes**), **no**.', '(<b>yes</b>), <b>no</b>.'],
    ['**السعر** و **precio: 5 €**', '<b>السعر</b> و <b>precio: 5 €</b>'],
    ['**a** b **c**', '<b>a</b> b <b>c</b>'],
    ['**See /team** or *hello@northloop.example*', null],
  ])('of %j', (reply, expected) => {
    expect(read(reply)).toEqual([
      expected ??
        '<b>See </team → /team></b> or <i><hello@northloop.example → mailto:hello@northloop.example></i>',
    ]);
  });

  it.each([
    '5*3',
    '5 * 3 * 2 = 30',
    '5*3*2',
    '2**3**2',
    '$1,200** to $3,400**',
    'prices* and *terms',
    'a** b **c',
    'snake_case stays, __init__ and _this_ too',
    '**never closed',
    '*never closed',
    'closed only**',
    '** spaced **',
    '* spaced *',
    '****',
    '**',
    '*',
    '**broken\nover lines**',
    '*broken\nover lines*',
    '`code*s` 4*',
    '#1 fan, ## not a heading',
    '\\*escaped*',
  ])('are not found in %j', (reply) => {
    expect(read(reply)).toEqual([reply]);
  });

  it('pairs the nearest marks when one is left over', () => {
    expect(read('**a and **b**')).toEqual(['**a and <b>b</b>']);
  });
});

describe('links with a text of their own', () => {
  it.each([
    ['See [our work](/#portfolio).', 'See <our work → /#portfolio>.'],
    ['[the team](/team)', '<the team → /team>'],
    ['[docs](https://example.com/a_(b)?c=1)', '<docs → https://example.com/a_(b)?c=1>'],
    ['**[the team](/team)**', '<b><the team → /team></b>'],
  ])('are made of %j', (reply, expected) => {
    expect(read(reply)).toEqual([expected]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,x)',
    '[x](//evil.example)',
    '[x](/nowhere)',
    '[x](relative)',
    '[x]()',
    '[](/team) nothing',
    '[x] (/nowhere)',
  ])('are not made of %j', (reply) => {
    expect(read(reply).join('')).not.toContain('<x');
    expect(parseReply(reply)).toHaveLength(1);
  });

  it('do not pretend to lead elsewhere', () => {
    expect(read('[https://bank.example](https://evil.example)').join()).not.toContain(
      '<https://bank.example → https://evil.example>',
    );
  });
});

describe('lists', () => {
  it('have a mark at the beginning of each line', () => {
    expect(read('We do:\n- **Shops** from $5\n- Blogs\n\nAnything else?')).toEqual([
      'We do:',
      '• <b>Shops</b> from $5 | Blogs',
      'Anything else?',
    ]);
  });

  it('go on over empty lines and keep their first number', () => {
    expect(read('1. One\n\n2. Two\n  - a\n3. Three')).toEqual(['1 One | Two', '• a', '3 Three']);
  });

  it.each(['-5 degrees', '24/7 - always', 'a\n-b', '1.5 weeks', '2025.', '-', '1.', '- '])(
    'are not made of %j',
    (reply) => {
      expect(read(reply)).toEqual([reply.trim()]);
    },
  );
});

describe('parseReply', () => {
  it('keeps line breaks', () => {
    expect(read('One\nTwo\n\nThree')).toEqual(['One\nTwo\n\nThree']);
  });

  it('leaves HTML as text', () => {
    expect(read('<b>x</b> **<img src=x onerror=alert(1)>**')).toEqual([
      '<b>x</b> <b><img src=x onerror=alert(1)></b>',
    ]);
  });

  it('gets to the end of hostile text', () => {
    const reply = `${'**a'.repeat(10_000)}${'*a '.repeat(10_000)}${'[a]('.repeat(10_000)}${'[a](/(('.repeat(5_000)}${'- '.repeat(10_000)}`;
    const start = performance.now();
    expect(parseReply(reply).length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('plainReply', () => {
  it('has no marks, but the lists and where links lead', () => {
    expect(plainReply('**Bold** and *italic*:\n- one\n- [two](/team)\n1. three\n2. 5*3')).toBe(
      'Bold and italic:\n- one\n- two (/team)\n1. three\n2. 5*3',
    );
  });

  it.each(['', 'One\nTwo', '5*3 = 15', 'See /team.'])('leaves %j as it is', (reply) => {
    expect(plainReply(reply)).toBe(reply);
  });
});
