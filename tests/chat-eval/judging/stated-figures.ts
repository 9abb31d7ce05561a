import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figureKey, figuresIn } from '../../fixtures/figures/figures-in';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the site's texts and the agency's rules are written. */
const SOURCES = [
  'mfe-marketing/src/content',
  'mfe-blog/src/articles',
  'packages/contracts/src',
  'api/src/quote',
];

/** What the site's texts state. */
export interface StatedFacts {
  /** Keys of all figures; see `figureKey`. */
  figures: ReadonlySet<string>;
  /** All texts in one, in lower case. */
  text: string;
}

/** Reads every figure that the site's texts and the price rules state. The tests know the site's content as text alone. */
export function readStatedFacts(): StatedFacts {
  const sources = SOURCES.flatMap(textsUnder).join('\n');
  const numbers = new Map<string, string>();
  for (const [, name = '', value = ''] of sources.matchAll(/(\w+)\s*[:=]\s*(\d+)\b/g)) {
    numbers.set(name, value);
  }
  const text = sources
    // `${DEPOSIT_PERCENT}% deposit` and `${retention.chatDays} days` read as on the page.
    .replaceAll(/\$\{(?:\w+\.)*(\w+)\}/g, (whole, name: string) => numbers.get(name) ?? whole)
    .replaceAll(/(?:hourlyRate|dollarsPerMonth): (\d+)/g, '$$$1');
  return { figures: new Set(figuresIn(text).map(figureKey)), text: text.toLowerCase() };
}

function textsUnder(folder: string): string[] {
  return readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|md)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${ROOT}/${folder}/${file}`, 'utf8'));
}
