import type { MouseEvent, ReactNode } from 'react';
import { parseReply, type Span } from '../../links/parse-reply';
import { ReplyLink } from './reply-link';

/** Props of {@link ReplyText}. */
export interface ReplyTextProps {
  content: string;
  /** Called when the visitor follows a link to another page of the site. Without it, links are shown as text. */
  onInternalLink?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A reply with its links, its emphasis and its lists. They are read from the text, which is never used as markup. */
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
  return parseReply(content).map((block, index) => {
    const key = `${index} ${block.kind}`;
    if (block.kind === 'text') {
      return (
        <p key={key} className="not-first:mt-2.5">
          {show(block.children)}
        </p>
      );
    }
    const items = block.items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of a reply never change their places
      <li key={at} className="ps-1 not-first:mt-1 marker:text-ink-muted">
        {show(item)}
      </li>
    ));
    return block.start === null ? (
      <ul key={key} className="list-disc ps-5 not-first:mt-2.5">
        {items}
      </ul>
    ) : (
      <ol key={key} start={block.start} className="list-decimal ps-6 not-first:mt-2.5">
        {items}
      </ol>
    );
  });
}
