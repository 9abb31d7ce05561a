import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
} from 'shiki';
import {
  CODE_TOKEN_KINDS,
  type CodeLine,
  type CodeToken,
  type CodeTokenKind,
} from '../../src/article/article-content.ts';

/** The theme's colours are names of token kinds, so that the page's own styles set the colours for each theme. */
const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--', fontStyle: false });

const KIND_OF_COLOR = new Map<string, CodeTokenKind>([
  ...CODE_TOKEN_KINDS.map((kind) => [`var(--token-${kind})`, kind] as const),
  ['var(--token-string-expression)', 'string'],
]);

const isKnown = (language: string): language is BundledLanguage =>
  Object.hasOwn(bundledLanguages, language);

let highlighter: ReturnType<typeof createHighlighter> | undefined;

/**
 * Splits source code into coloured pieces, line by line.
 * @param language name of the code fence, such as `tsx`; `text` leaves the code as it is.
 * @throws {RangeError} when the highlighter does not know the language.
 */
export async function highlightCode(code: string, language: string): Promise<CodeLine[]> {
  if (language === 'text') return code.split('\n').map((line) => (line === '' ? [] : [line]));
  if (!isKnown(language)) throw new RangeError(`code language "${language}" is unknown`);
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const { loadLanguage, codeToTokens } = await highlighter;
  await loadLanguage(language);
  const { tokens } = codeToTokens(code, {
    lang: language,
    theme: 'kinds',
    // No time limit: on a busy machine it would leave lines uncoloured, and the same source must give the same result.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) => joinEqual(line.map(({ content, color }) => toToken(content, color))));
}

function toToken(text: string, color = ''): CodeToken {
  const kind = KIND_OF_COLOR.get(color);
  return kind === undefined || text.trim() === '' ? text : [text, kind];
}

/** Merges neighbouring pieces of the same kind, so that the page has fewer elements. */
function joinEqual(line: CodeToken[]): CodeLine {
  const joined: CodeToken[] = [];
  for (const token of line) {
    const last = joined.at(-1);
    if (typeof token === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + token;
    else if (
      typeof token !== 'string' &&
      last &&
      typeof last !== 'string' &&
      last[1] === token[1]
    ) {
      joined[joined.length - 1] = [last[0] + token[0], token[1]];
    } else joined.push(token);
  }
  return joined;
}
