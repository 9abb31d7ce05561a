import { describe, expect, it } from 'vitest';
import { articleText } from './article-text';

describe('articleText', () => {
  it('keeps every word and drops the marks', () => {
    expect(
      articleText([
        { type: 'heading', level: 2, id: 'a', children: ['Worked ', { type: 'code', text: 'x' }] },
        {
          type: 'paragraph',
          children: [
            'See ',
            { type: 'link', href: '/contact', children: [{ type: 'strong', children: ['us'] }] },
            { type: 'break' },
            'today.',
          ],
        },
        { type: 'rule' },
        {
          type: 'list',
          ordered: false,
          start: 1,
          items: [
            [{ type: 'paragraph', children: ['one'] }],
            [{ type: 'quote', children: [{ type: 'paragraph', children: ['two'] }] }],
          ],
        },
        {
          type: 'code',
          language: 'ts',
          lines: [[['const', 'keyword'], ' a = 1'], []],
        },
      ]),
    ).toBe('Worked x\nSee us today.\none\ntwo\nconst a = 1\n');
  });
});
