import { expect, it } from 'vitest';
import { compileArticle } from '../compile-article.ts';
import { SAMPLE_FILE, sampleArticle } from '../sample-article.ts';
import { typographicText } from './typographic-quotes.ts';

const bodyOf = async (markdown: string) =>
  (await compileArticle(sampleArticle({}, markdown), SAMPLE_FILE)).body;

it.each([
  [`It's the shop's "best" page`, 'It’s the shop’s “best” page'],
  [`She said: "The client's 'yes' came late."`, 'She said: “The client’s ‘yes’ came late.”'],
  ['Wait... 9am--5pm -- really?', 'Wait... 9am--5pm -- really?'],
])('writes %s as %s', (straight, typographic) => {
  expect(typographicText(straight)).toBe(typographic);
});

it('pairs quotes around links, marks and code', async () => {
  expect(await bodyOf(`"**Don't**" and "[it's](/contact?a='b')" and "\`it's\`"`)).toEqual([
    {
      type: 'paragraph',
      children: [
        '“',
        { type: 'strong', children: ['Don’t'] },
        '” and “',
        { type: 'link', href: "/contact?a='b'", children: ['it’s'] },
        '” and “',
        { type: 'code', text: "it's" },
        '”',
      ],
    },
  ]);
});

it('leaves code blocks as they are', async () => {
  expect(await bodyOf(`\`\`\`text\nconst a = "it's";\n\`\`\``)).toMatchObject([
    { type: 'code', lines: [[`const a = "it's";`]] },
  ]);
});

it('gives a heading the same id with either kind of quote', async () => {
  const ids = async (heading: string) => (await bodyOf(`## ${heading}`))[0];
  expect(await ids(`What's "new" in '25?`)).toMatchObject({ id: 'whats-new-in-25' });
  expect(await ids('What’s “new” in ’25?')).toMatchObject({ id: 'whats-new-in-25' });
});

it('applies to what readers see of the front matter, not to slugs', async () => {
  const article = await compileArticle(
    sampleArticle({
      title: `A baker's "first" site`,
      excerpt: `It's done.`,
      description: `The owner's view.`,
    }),
    SAMPLE_FILE,
  );
  expect(article).toMatchObject({
    title: 'A baker’s “first” site',
    excerpt: 'It’s done.',
    description: 'The owner’s view.',
    slug: SAMPLE_FILE.replace('.md', ''),
  });
});
