import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block } from '../article/article-content';
import { PostContent } from './post-content';

const html = (...body: Block[]) => renderToStaticMarkup(<PostContent body={body} />);

describe('PostContent', () => {
  it('shows text as text', () => {
    expect(html({ type: 'paragraph', children: ['1 < 2 <script>'] })).toContain(
      '<p>1 &lt; 2 &lt;script&gt;</p>',
    );
  });

  it('makes a heading a link to itself and keeps its name', () => {
    expect(html({ type: 'heading', level: 3, id: 'why', children: ['Why'] })).toMatch(
      /<h3 id="why"><a href="#why"[^>]*>Why<\/a><\/h3>|<h3 id="why"><a [^>]*href="#why"[^>]*>Why<\/a><\/h3>/,
    );
  });

  it('puts a list’s plain items into no paragraph and keeps its start', () => {
    const items: Block[][] = [
      [{ type: 'paragraph', children: ['one'] }],
      [
        { type: 'paragraph', children: ['two'] },
        { type: 'paragraph', children: ['more'] },
      ],
    ];
    expect(html({ type: 'list', ordered: true, start: 3, items })).toContain(
      '<ol start="3"><li>one</li><li>two<p>more</p></li></ol>',
    );
    expect(html({ type: 'list', ordered: false, start: 1, items: [] })).toContain('<ul></ul>');
  });

  it('shows code line by line with its colours', () => {
    const shown = html({
      type: 'code',
      language: 'ts',
      lines: [[['const', 'keyword'], ' a'], [], ['b']],
    });
    expect(shown).toContain('<code><span class="code-keyword">const</span> a\n\nb</code>');
    expect(shown).toContain('TypeScript');
  });

  it('shows quotes, marks and outside links', () => {
    expect(
      html({
        type: 'quote',
        children: [
          {
            type: 'paragraph',
            children: [
              { type: 'strong', children: ['b'] },
              { type: 'link', href: 'https://example.com', children: ['out'] },
            ],
          },
        ],
      }),
    ).toContain(
      '<blockquote><p><strong>b</strong><a href="https://example.com">out</a></p></blockquote>',
    );
  });
});
