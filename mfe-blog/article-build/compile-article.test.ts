import { describe, expect, it } from 'vitest';
import { compileArticle, summaryOf } from './compile-article.ts';
import { SAMPLE_FILE, sampleArticle } from './sample-article.ts';

const bodyOf = async (markdown: string) =>
  (await compileArticle(sampleArticle({}, markdown), SAMPLE_FILE)).body;

describe('compileArticle', () => {
  it('turns paragraphs with marks and links into a tree', async () => {
    expect(await bodyOf('Some **bold**, *italic* and `code`,\nand [a *link*](/contact).')).toEqual([
      {
        type: 'paragraph',
        children: [
          'Some ',
          { type: 'strong', children: ['bold'] },
          ', ',
          { type: 'emphasis', children: ['italic'] },
          ' and ',
          { type: 'code', text: 'code' },
          ', and ',
          {
            type: 'link',
            href: '/contact',
            children: ['a ', { type: 'emphasis', children: ['link'] }],
          },
          '.',
        ],
      },
    ]);
  });

  it('parts paragraphs at a blank line, and joins lines that have none between them', async () => {
    expect(await bodyOf('One\nand a half\n\nTwo')).toEqual([
      { type: 'paragraph', children: ['One and a half'] },
      { type: 'paragraph', children: ['Two'] },
    ]);
  });

  it('gives headings unique ids and keeps their level', async () => {
    expect(await bodyOf('## What’s *new*?\n\n### What’s new\n\n#### Third')).toEqual([
      {
        type: 'heading',
        level: 2,
        id: 'whats-new',
        children: ['What’s ', { type: 'emphasis', children: ['new'] }, '?'],
      },
      { type: 'heading', level: 3, id: 'whats-new-2', children: ['What’s new'] },
      { type: 'heading', level: 4, id: 'third', children: ['Third'] },
    ]);
  });

  it('keeps lists, their numbers and what is nested in them', async () => {
    expect(await bodyOf('3. three\n4. four\n   - deep\n')).toEqual([
      {
        type: 'list',
        ordered: true,
        start: 3,
        items: [
          [{ type: 'paragraph', children: ['three'] }],
          [
            { type: 'paragraph', children: ['four'] },
            {
              type: 'list',
              ordered: false,
              start: 1,
              items: [[{ type: 'paragraph', children: ['deep'] }]],
            },
          ],
        ],
      },
    ]);
  });

  it('keeps quotes, rules and hard breaks', async () => {
    expect(await bodyOf('> said\n\n---\n\none\\\ntwo')).toEqual([
      { type: 'quote', children: [{ type: 'paragraph', children: ['said'] }] },
      { type: 'rule' },
      { type: 'paragraph', children: ['one', { type: 'break' }, 'two'] },
    ]);
  });

  it('colours code by the kind of its pieces and loses no letter', async () => {
    const [block] = await bodyOf("```ts\nconst a = 'b';\n\n// done\n```");
    expect(block).toEqual({
      type: 'code',
      language: 'ts',
      lines: [
        expect.arrayContaining([
          ['const', 'keyword'],
          ["'b'", 'string'],
        ]),
        [],
        [['// done', 'comment']],
      ],
    });
    const text =
      block?.type === 'code'
        ? block.lines.map((line) => line.map((t) => (typeof t === 'string' ? t : t[0])).join(''))
        : [];
    expect(text).toEqual(["const a = 'b';", '', '// done']);
  });

  it('leaves code without a language as it is', async () => {
    expect(await bodyOf('```\n<b>\n```')).toEqual([
      { type: 'code', language: 'text', lines: [['<b>']] },
    ]);
  });

  it.each([
    ['raw HTML between blocks', 'Fine.\n\n<script>alert(1)</script>', /line 18: raw HTML/],
    ['raw HTML in a line', 'Hello <b>you</b>', /line 16: raw HTML/],
    ['a picture', '![cat](/cat.png)', /line 16: pictures/],
    ['a second first-level heading', '# Again', /line 16: the title/],
    ['headings too deep', '##### Deep', /line 16: headings go down/],
    ['a link in a heading', '## [Go](/contact)', /line 16: a heading is a link/],
    ['a script address', '[x](javascript:alert(1))', /line 16: link "javascript/],
    ['an address of no place', '[x](contact)', /line 16: link "contact"/],
    ['an address of another host in disguise', '[x](//evil.example)', /line 16: link/],
    ['an unknown code language', '```klingon\nx\n```', /line 16: code language "klingon"/],
    ['reference links', '[x][1]\n\n[1]: /contact', /line 16: linkReference is not supported/],
    ['no text at all', '', /has no text/],
  ])('refuses %s and names the line', async (_, markdown, reason) => {
    const compiling = compileArticle(sampleArticle({}, markdown), SAMPLE_FILE);
    await expect(compiling).rejects.toThrow(reason);
    await expect(compiling).rejects.toThrow(SAMPLE_FILE);
  });

  it('leaves body and description out of the summary', async () => {
    const article = await compileArticle(sampleArticle(), SAMPLE_FILE);
    expect(Object.keys(summaryOf(article)).sort()).toEqual([
      'author',
      'category',
      'date',
      'excerpt',
      'featured',
      'id',
      'image',
      'readTime',
      'slug',
      'tags',
      'title',
    ]);
  });
});
