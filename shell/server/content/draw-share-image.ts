import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type ContentEntry, type ContentKind, SHARE_IMAGE_SIZE } from '@northloop/contracts';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { drawSky } from './share-image-sky';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
/** Longest title drawn, in characters; longer ones end in an ellipsis. */
const MAX_TITLE = 96;
/** Longest text below the title, in characters: two lines. */
const MAX_SUBTITLE = 128;

const LABELS: Record<ContentKind, string> = {
  page: 'Web design and development',
  service: 'Services',
  article: 'From the blog',
  legal: 'The fine print',
};

/** What is drawn: an address of the site in words, under the site's name. */
export type ShareImage = Pick<
  ContentEntry,
  'path' | 'kind' | 'title' | 'description' | 'author' | 'date'
> & { brand: string };

type Node = { type: string; props: Record<string, unknown> };

const box = (style: Record<string, unknown>, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: {
    style: { display: 'flex', ...style },
    children: children.length === 1 && typeof children[0] === 'string' ? children[0] : children,
  },
});

const require = createRequire(import.meta.url);
const readFont = (path: string) => readFile(require.resolve(path));

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 500 | 700 }[]> | undefined;

const loadFonts = () =>
  (fonts ??= Promise.all([
    readFont('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    readFont('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
    readFont('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
  ]).then(([display, text, label]) => [
    { name: 'Display', data: display, weight: 700 },
    { name: 'Text', data: text, weight: 400 },
    { name: 'Text', data: label, weight: 500 },
  ]));

/** Characters that the fonts have no glyph for would be drawn as boxes. */
const drawable = (text: string): string =>
  text
    .replace(/[^\p{Script=Latin}\p{Number}\p{Punctuation}\s$+<>=|~^]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Cuts after a part of the sentence where there is one late enough, else between words. */
function clamp(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const comma = cut.lastIndexOf(',');
  const end = comma > max * 0.6 ? comma : Math.max(cut.lastIndexOf(' '), max / 2);
  return `${cut.slice(0, end).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** As many whole sentences as fit, or the beginning of the first one. */
function firstSentences(text: string, max: number): string {
  const sentences = text.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? [];
  let fitting = '';
  for (const sentence of sentences) {
    if (fitting.length + sentence.length > max) break;
    fitting += sentence;
  }
  return fitting.trim() || clamp(text, max);
}

/** Size of the title's letters in pixels, so that no title needs more than three lines. */
function sizeOf(title: string): number {
  if (title.length <= 16) return 104;
  if (title.length <= 30) return 96;
  return title.length <= 36 ? 84 : title.length <= 64 ? 74 : 62;
}

/** A day as people write it, such as "March 5, 2025". */
const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const subtitleOf = ({ kind, author, date, description }: ShareImage): string =>
  kind === 'article'
    ? [author, date && longDate(date)].filter(Boolean).join(' · ')
    : firstSentences(description, MAX_SUBTITLE);

/** The site's mark as its icon has it, 44 pixels wide. */
const MARK = `<g transform="translate(72 566) scale(.6875)"><rect width="64" height="64" rx="15" fill="#4f46e5"/><path d="M20 45V20.5c0-1.6 2-2.3 3-1l17.9 23c1 1.3 3.1.6 3.1-1V19" fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="44" cy="19" r="4.6" fill="#5eead4"/></g>`;

/** The words on a board of their own. */
async function drawWords(image: ShareImage): Promise<string> {
  const title = clamp(drawable(image.title), MAX_TITLE) || image.brand;
  const label = box(
    { alignItems: 'center', fontSize: 28, fontWeight: 500, color: '#c7d2fe' },
    box({ width: 40, height: 4, borderRadius: 2, marginRight: 20, backgroundColor: '#5eead4' }),
    LABELS[image.kind],
  );
  const headline = box(
    {
      fontFamily: 'Display',
      fontWeight: 700,
      fontSize: sizeOf(title),
      lineHeight: 1.04,
      letterSpacing: '-0.03em',
      maxWidth: 980,
      textWrap: 'balance',
    },
    title,
  );
  const subtitle = box(
    {
      marginTop: 28,
      fontSize: 28,
      lineHeight: 1.4,
      maxWidth: 860,
      color: '#d5d3ee',
      textWrap: 'balance',
    },
    drawable(subtitleOf(image)),
  );
  return satori(
    box(
      {
        width: WIDTH,
        height: HEIGHT,
        flexDirection: 'column',
        padding: '60px 72px 0',
        color: '#fff',
        fontFamily: 'Text',
      },
      label,
      box({ flexDirection: 'column', justifyContent: 'center', height: 410 }, headline, subtitle),
      box(
        {
          position: 'absolute',
          left: 132,
          top: 568,
          fontFamily: 'Display',
          fontWeight: 700,
          fontSize: 30,
          letterSpacing: '-0.01em',
        },
        image.brand,
      ),
    ) as Parameters<typeof satori>[0],
    { width: WIDTH, height: HEIGHT, fonts: await loadFonts() },
  );
}

/** Draws the picture that goes with a link to a page, as PNG bytes. The painting itself is done off the main thread. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  const words = await drawWords(image);
  const picture = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawSky(image.path)}${words}${MARK}</svg>`,
    { font: { loadSystemFonts: false } },
  );
  return picture.asPng();
}
