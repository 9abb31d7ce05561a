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
      if ('children' in span) return <span.kind key={key}>{show(span.children)}</span.kind>;
      if (span.kind === 'text' || !onInternalLink) return span.text;
      return <ReplyLink key={key} link={span} onInternalLink={onInternalLink} />;
    });
  const blocks = parseReply(content).map((block, index) => {
    const key = `${index} ${block.kind}`;
    if (block.kind === 'text') return <p key={key}>{show(block.children)}</p>;
    const { start, items } = block;
    const List = start === null ? 'ul' : 'ol';
    return (
      <List
        key={key}
        {...(start !== null && { start })}
        className={`flex flex-col gap-1 ps-5 ${start === null ? 'list-disc' : 'list-decimal'}`}
      >
        {items.map((item, at) => (
          <li key={at}>{show(item)}</li>
        ))}
      </List>
    );
  });
  return (
    <div dir="auto" className="flex flex-col gap-2">
      {blocks}
    </div>
  );
}
