import { Link } from '@northloop/kit';
import type { ReactNode } from 'react';
import type { Inline } from '../article/article-content';
import { SectionLink } from './section-link';

/** A run of text with its formatting and links. */
export function InlineText({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : <InlineNode key={index} node={node} />,
  );
}

function InlineNode({ node }: { node: Exclude<Inline, string> }): ReactNode {
  switch (node.type) {
    case 'strong':
      return (
        <strong>
          <InlineText nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineText nodes={node.children} />
        </em>
      );
    case 'code':
      return <code>{node.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <TextLink href={node.href}>
          <InlineText nodes={node.children} />
        </TextLink>
      );
  }
}

/** The build has already validated the address: within the site, an anchor, or an allowed protocol. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('#')) return <SectionLink section={href.slice(1)}>{children}</SectionLink>;
  return <a href={href}>{children}</a>;
}
