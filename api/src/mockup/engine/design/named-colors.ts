import { colorsNamed, type Oklch } from 'culori';
import { colorModifiers } from './color-modifiers.js';
import { colorPhrases } from './color-phrases.js';
import { colorSets, plainColors } from './color-sets.js';
import { parseColor } from './contrast.js';

/** A color and the words that named it. */
export interface NamedColor {
  words: string;
  color: Oklch;
}

/** What a text says about colors. */
export interface ColorReading {
  /** The colors in order. */
  colors: NamedColor[];
  /** Words that may have meant a color and were not understood. */
  ignored: string[];
}

const MOST_COLORS = 3;
/** Words of a text that are read; what is longer is prose. */
const MOST_WORDS = 40;
const LONGEST_NAME = 3;

/** Hex values, and functions such as rgb(). */
const NOTATION = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab|lch)a?\([^)]*\)/gi;
const TOKEN = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab|lch)a?\([^)]*\)|[\p{L}'’-]+|[,;/&+|.\n]/giu;

/** Words around colors that say nothing about them. */
const FILLING =
  /^(?:and|with|plus|or|a|an|the|in|of|some|maybe|mostly|our|my|we|i|like|love|want|use|something|colors?|colours?|tones?|shades?|look|looks|feel|feeling|vibe|vibes|style|theme|flag|team|accents?|background|text|touch|bit|little|lots?|please|but|any|kind|sort|logo|is|are|it|to|for|on|as|at|be|shop|s|brand|very|really|not|sure|think|thinking|classic|modern|simple|clean|natural|main|primary|secondary|highlights?|hints?|pop|pops|splash|walls?|sign|truck|van|same|from|that|this|would|nice|so|just|no|without|except|never|avoid|nothing|anything|too|than)$/i;
const REFUSING = /^(?:no|not|without|except|never|avoid)$/i;

/**
 * Reads the colors that a text names: hex values, plain names, phrases such as 'forest green', teams, flags and brands,
 * each with the words before it that change it ('muted blue'). A color after 'no' is left out.
 */
export function readColors(text: string): ColorReading {
  const tokens = (text.toLowerCase().match(TOKEN) ?? []).slice(0, MOST_WORDS);
  const colors: NamedColor[] = [];
  const ignored: string[] = [];
  let modifiers: string[] = [];
  let isRefused = false;
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(tokens, at);
    const token = tokens[at] ?? '';
    if (found) {
      const words = [...modifiers, found.words].join(' ');
      if (!isRefused)
        colors.push(...found.colors.map((color) => ({ words, color: changed(color, modifiers) })));
      at += found.count;
      modifiers = [];
      continue;
    }
    if (colorModifiers.has(token)) modifiers.push(token);
    else if (/^[,;.\n]$/.test(token)) {
      modifiers = [];
      isRefused = false;
    } else if (REFUSING.test(token)) isRefused = true;
    else if (!FILLING.test(token) && !/^[^\p{L}#]/u.test(token)) ignored.push(token);
    at += 1;
  }
  return { colors: colors.slice(0, MOST_COLORS), ignored: [...new Set(ignored)].slice(0, 6) };
}

const changed = (color: Oklch, modifiers: readonly string[]): Oklch =>
  modifiers.reduceRight((last, word) => colorModifiers.get(word)?.(last) ?? last, color);

interface Found {
  words: string;
  colors: Oklch[];
  count: number;
}

function longestAt(tokens: readonly string[], at: number): Found | undefined {
  for (let count = Math.min(LONGEST_NAME, tokens.length - at); count > 0; count -= 1) {
    const words = tokens.slice(at, at + count).join(' ');
    const colors = lookUp(words);
    if (colors.length > 0) return { words, colors, count };
  }
  return undefined;
}

function lookUp(name: string): Oklch[] {
  if (NOTATION.test(name)) {
    NOTATION.lastIndex = 0;
    return [parseColor(name)].filter((color) => color !== undefined);
  }
  const singular = name.replace(/s$/, '');
  const set = colorSets.get(name);
  const hexes = set ?? [colorOf(name) ?? colorOf(singular)];
  return hexes.flatMap((hex) => (hex === undefined ? [] : (parseColor(hex) ?? [])));
}

/** The color of a phrase or of a name, whether written as one word or as two. */
function colorOf(name: string): string | undefined {
  const known = plainColors.get(name) ?? colorPhrases.get(name);
  if (known !== undefined) return known;
  const word = name.replaceAll(' ', '');
  return Object.hasOwn(colorsNamed, word) ? word : undefined;
}
