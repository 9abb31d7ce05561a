import type { MouseEvent, ReactNode } from 'react';
import { parseReply, type Span } from '../../links/parse-reply';
import { ReplyLink } from './reply-link';

/** Props of {@link ReplyText}. */
export interface ReplyTextProps {
  content: string;
  /** Called when the visitor follows a link to another page of the site. Without it, links are shown as text. */
  onInternalLink?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * A reply with its links, its emphasis and its lists, in its own writing direction. They are read from the text, which
 * is never used as markup.
 */
export function ReplyText({ content, onInternalLink }: ReplyTextProps) {
  const show = (spans: readonly Span[]): ReactNode[] =>
    spans.map((span, index) => {
      const key = `${index} ${span.kind}`;
      if (span.kind === 'strong') {
        return (
          <strong key={key} className="font-semibold">
            {show(span.children)}
          </strong>
        );
      }
      if (span.kind === 'em') return <em key={key}>{show(span.children)}</em>;
      if (span.kind === 'text' || !onInternalLink) return span.text;
      const isNamed = span.isNamed === true;
      return <ReplyLink key={key} link={span} isNamed={isNamed} onInternalLink={onInternalLink} />;
    });
  const blocks = parseReply(content).map((block, index) => {
    const key = `${index} ${block.kind}`;
    if (block.kind === 'text') {
      return <p key={key}>{show(block.children)}</p>;
    }
    const items = block.items.map((item, at) => <li key={at}>{show(item)}</li>);
    return block.start === null ? (
      <ul key={key} className="flex list-disc flex-col gap-1 ps-5">
        {items}
      </ul>
    ) : (
      <ol key={key} start={block.start} className="flex list-decimal flex-col gap-1 ps-5">
        {items}
      </ol>
    );
  });
  return (
    <div dir="auto" className="flex flex-col gap-2">
      {blocks}
    </div>
  );
}
