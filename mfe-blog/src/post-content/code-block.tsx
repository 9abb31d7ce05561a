import type { CodeLine } from '../article/article-content';
import { CopyCode } from './copy-code';

/** Display names of languages; other languages are shown as the writer spelled them. */
const LANGUAGE_NAMES: Record<string, string> = {
  ts: 'TypeScript',
  tsx: 'TypeScript JSX',
  js: 'JavaScript',
  css: 'CSS',
  html: 'HTML',
  json: 'JSON',
  text: 'Text',
};

const lineText = (line: CodeLine): string =>
  line.map((token) => (typeof token === 'string' ? token : token[0])).join('');

/** Source code with its language and a copy button. Long lines scroll, also by keyboard. */
export function CodeBlock({ language, lines }: { language: string; lines: readonly CodeLine[] }) {
  const name = LANGUAGE_NAMES[language] ?? language;
  return (
    <figure className="code-block">
      <figcaption className="m-0! flex min-h-11 items-center justify-between border-b border-line ps-5 pe-2 font-mono text-label text-ink-faint">
        {name}
        <CopyCode code={lines.map(lineText).join('\n')} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a named section would be a landmark, and an article could have dozens */}
      <div tabIndex={0} role="group" aria-label={`Code, ${name}`} className="code-scroll">
        <pre>
          <code>
            {lines.map((line, index) => (
              <CodeLineText key={index} line={line} isLast={index === lines.length - 1} />
            ))}
          </code>
        </pre>
      </div>
    </figure>
  );
}

function CodeLineText({ line, isLast }: { line: CodeLine; isLast: boolean }) {
  return (
    <>
      {line.map((token, index) =>
        typeof token === 'string' ? (
          token
        ) : (
          <span key={index} className={`code-${token[1]}`}>
            {token[0]}
          </span>
        ),
      )}
      {!isLast && '\n'}
    </>
  );
}
