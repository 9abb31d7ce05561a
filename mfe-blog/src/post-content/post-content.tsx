import type { ReactNode } from 'react';
import type { Block } from '../article/article-content';
import { CodeBlock } from './code-block';
import { InlineText } from './inline-text';
import { SectionLink } from './section-link';

/** The text of an article. */
export function PostContent({ body }: { body: readonly Block[] }) {
  return (
    <div className="post-content prose-northloop">
      <Blocks blocks={body} />
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockNode key={index} block={block} />);
}

function BlockNode({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <SectionLink section={block.id} className="heading-link">
            <InlineText nodes={block.children} />
          </SectionLink>
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <InlineText nodes={block.children} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List start={block.ordered && block.start !== 1 ? block.start : undefined}>
          {block.items.map((item, index) => (
            <li key={index}>
              <ItemContent blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'code':
      return <CodeBlock language={block.language} lines={block.lines} />;
    case 'rule':
      return <hr />;
  }
}

/** If an item starts with a paragraph, its text is shown without the paragraph element. */
function ItemContent({ blocks }: { blocks: readonly Block[] }) {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return <Blocks blocks={blocks} />;
  return (
    <>
      <InlineText nodes={first.children} />
      <Blocks blocks={rest} />
    </>
  );
}
