import { readdir, readFile } from 'node:fs/promises';
import { mulberry32 } from '@northloop/contracts/seeded-random';

/** A Markdown article that the blog's build accepts. */
export interface GeneratedArticle {
  slug: string;
  /** Name of the file within the blog module. */
  file: string;
  source: string;
}

const CATEGORIES = [
  'Design Trends',
  'Mobile Design',
  'SEO',
  'Design Psychology',
  'Development',
  'E-commerce',
];
const AUTHORS = ['Maya Lindqvist', 'Priya Raman', 'Theo Okafor'];
/** Ids of generated articles begin here; those of real ones lie below. */
const FIRST_ID = 1000;
const DAY_MS = 86_400_000;
const WORDS_A_MINUTE = 200;

const articlesFolder = new URL('../../../mfe-blog/src/articles/', import.meta.url);

/** The words of the real articles, as often as they occur there. */
async function readVocabulary(): Promise<string[]> {
  const files = (await readdir(articlesFolder)).filter((file) => file.endsWith('.md')).sort();
  const texts = await Promise.all(
    files.map((file) => readFile(new URL(file, articlesFolder), 'utf8')),
  );
  return texts.flatMap((text) => text.toLowerCase().match(/[a-z]{2,}/g) ?? []);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Makes articles as long as real ones (six to twelve minutes), with sections, lists, quotes and code. The same number
 * always makes the same articles. Their words are drawn one by one, so that they compress worse than a writer's text.
 */
export async function generateArticles(count: number): Promise<GeneratedArticle[]> {
  const vocabulary = await readVocabulary();
  const random = mulberry32(2000);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[upTo(items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  const words = (number: number) => Array.from({ length: number }, () => pick(vocabulary));
  const sentence = () => `${capitalized(words(7 + upTo(14)).join(' '))}.`;
  const sentences = (number: number) => Array.from({ length: number }, sentence).join(' ');
  const tags = [...new Set(words(400).filter((word) => word.length > 4))].slice(0, 60);

  const extras = [
    () => Array.from({ length: 4 }, () => `- ${sentence()}`).join('\n'),
    () => `> ${sentences(2)}`,
    () =>
      `\`\`\`ts\nconst ${pick(vocabulary)}Limit = ${upTo(900)};\n\nexport function ${pick(vocabulary)}Of(value: number): number {\n  // ${sentence()}\n  return Math.min(value, ${upTo(90)});\n}\n\`\`\``,
  ];
  const section = (paragraphs: number) =>
    [
      `## ${capitalized(words(3 + upTo(4)).join(' '))}`,
      ...Array.from({ length: paragraphs }, () => sentences(3 + upTo(3))),
      pick(extras)(),
    ].join('\n\n');

  const article = (index: number): GeneratedArticle => {
    const titleWords = words(6 + upTo(4));
    const slug = `${titleWords.join('-').slice(0, 60).replace(/-+$/, '')}-${index}`;
    const minutes = 6 + upTo(7);
    const sections: string[] = [sentences(4)];
    while (sections.join(' ').split(/\s+/).length < minutes * WORDS_A_MINUTE) {
      sections.push(section(2 + upTo(3)));
    }
    const date = new Date(Date.UTC(2024, 11, 31) - index * DAY_MS).toISOString().slice(0, 10);
    const fields = [
      `id: ${FIRST_ID + index}`,
      `slug: ${slug}`,
      `title: ${capitalized(titleWords.join(' ').slice(0, 88).trim())}`,
      `excerpt: ${capitalized(words(22).join(' ').slice(0, 200).trim())}.`,
      `author: ${pick(AUTHORS)}`,
      `date: ${date}`,
      `readTime: ${minutes} min read`,
      `category: ${pick(CATEGORIES)}`,
      `tags: ${JSON.stringify([...new Set([pick(tags), pick(tags), pick(tags), pick(tags)])])}`,
      `image: /art/${slug}.svg`,
      `featured: ${index % 100 === 0}`,
      `description: ${capitalized(words(16).join(' ').slice(0, 140).trim())}.`,
    ];
    return {
      slug,
      file: `src/articles/${slug}.md`,
      source: `---\n${fields.join('\n')}\n---\n\n${sections.join('\n\n')}\n`,
    };
  };
  return Array.from({ length: count }, (_, index) => article(index));
}
