import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  type ContentEntry,
  type ContentKind,
  plainLine,
  SHARE_IMAGE_SIZE,
} from '@northloop/contracts';
import satori, { type SatoriOptions } from 'satori';

/** Longest title to draw, in characters; longer ones end in an ellipsis. */
const MAX_TITLE = 96;
/** Longest text below the title, in characters: two lines. */
const MAX_SUBTITLE = 128;

const LABELS: Record<ContentKind, string> = {
  page: 'Web design and development',
  service: 'Services',
  article: 'From the blog',
  legal: 'The fine print',
};

/** What to draw: the texts of a page and the name of the site. */
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

const readFont = async (name: string, weight: 400 | 500 | 700, path: string) => ({
  name,
  weight,
  data: await readFile(require.resolve(`@fontsource/${path}-${weight}-normal.woff`)),
});

let fonts: Promise<SatoriOptions['fonts']> | undefined;

/**
 * Each typeface has two files. The second one has the letters of Polish, Hungarian and other languages in Latin script.
 */
const loadFonts = () =>
  (fonts ??= Promise.all([
    readFont('Display', 700, 'bricolage-grotesque/files/bricolage-grotesque-latin'),
    readFont('Display Extended', 700, 'bricolage-grotesque/files/bricolage-grotesque-latin-ext'),
    ...([400, 500] as const).flatMap((weight) => [
      readFont('Text', weight, 'instrument-sans/files/instrument-sans-latin'),
      readFont('Text Extended', weight, 'instrument-sans/files/instrument-sans-latin-ext'),
    ]),
  ]));

/** Cuts at a comma if there is one late enough, otherwise between words. */
function clamp(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join('');
  const comma = cut.lastIndexOf(',');
  const end = comma > cut.length * 0.6 ? comma : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > cut.length / 2 ? end : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
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

/** Font size of the title in pixels, chosen so that no title needs more than three lines. */
function sizeOf(title: string): number {
  if (title.length <= 16) return 104;
  if (title.length <= 30) return 96;
  return title.length <= 36 ? 84 : title.length <= 64 ? 74 : 62;
}

/** A date in long form, such as "March 5, 2025". */
const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const subtitleOf = ({ kind, author, date, description }: ShareImage): string =>
  kind === 'article'
    ? [author, date && longDate(date)].filter(Boolean).join(' · ')
    : firstSentences(description, MAX_SUBTITLE);

/** The layout of the words, in the usual image size. */
const boardOf = (kind: ContentKind, title: string, subtitle: string, brand: string): Node =>
  box(
    {
      ...SHARE_IMAGE_SIZE,
      flexDirection: 'column',
      padding: '60px 72px 0',
      color: '#fff',
      fontFamily: 'Text, Text Extended',
      // A word that is longer than the line continues on the next one.
      wordBreak: 'break-word',
    },
    box(
      { alignItems: 'center', fontSize: 28, fontWeight: 500, color: '#c7d2fe' },
      box({ width: 40, height: 4, borderRadius: 2, marginRight: 20, backgroundColor: '#5eead4' }),
      LABELS[kind],
    ),
    box(
      { flexDirection: 'column', justifyContent: 'center', height: 410 },
      box(
        {
          fontFamily: 'Display, Display Extended',
          fontWeight: 700,
          fontSize: sizeOf(title),
          lineHeight: 1.04,
          letterSpacing: '-0.03em',
          maxWidth: 980,
          textWrap: 'balance',
        },
        title,
      ),
      box(
        {
          marginTop: 28,
          fontSize: 28,
          lineHeight: 1.4,
          maxWidth: 860,
          color: '#d5d3ee',
          textWrap: 'balance',
        },
        subtitle,
      ),
    ),
    box(
      {
        position: 'absolute',
        left: 132,
        top: 568,
        fontFamily: 'Display, Display Extended',
        fontWeight: 700,
        fontSize: 30,
        letterSpacing: '-0.01em',
      },
      brand,
    ),
  );

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The closest plain letters or digits to a character: "ấ" becomes "a", "①" becomes "1". */
const nearestTo = (character: string): string => character.normalize('NFKD').replace(/\p{M}/gu, '');

/** Replaces missing characters with plain ones. On the last attempt it removes them instead. */
function replaceMissing(text: string, missing: string, isLast: boolean): string {
  const replaced = [...graphemes.segment(text)]
    .map(({ segment }) => {
      if (!missing.includes(segment)) return segment;
      const nearest = nearestTo(segment);
      return isLast || nearest === segment ? '' : nearest;
    })
    .join('');
  return plainLine(replaced);
}

/**
 * The words of a share image as SVG. Characters that the fonts have no glyph for would show as boxes, so they are
 * replaced by the closest ones or removed.
 */
export async function drawWords(image: ShareImage): Promise<string> {
  let title = plainLine(image.title);
  let subtitle = plainLine(subtitleOf(image));
  for (let attempt = 1; ; attempt += 1) {
    let missing = '';
    const words = await satori(
      boardOf(
        image.kind,
        clamp(title, MAX_TITLE) || image.brand,
        subtitle,
        image.brand,
      ) as Parameters<typeof satori>[0],
      {
        ...SHARE_IMAGE_SIZE,
        fonts: await loadFonts(),
        loadAdditionalAsset: async (_code, text) => {
          missing += text;
          return [];
        },
      },
    );
    if (missing === '' || attempt === 3) return words;
    title = replaceMissing(title, missing, attempt === 2);
    subtitle = replaceMissing(subtitle, missing, attempt === 2);
  }
}
