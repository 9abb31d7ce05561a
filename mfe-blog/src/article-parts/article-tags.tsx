import { Badge, VisuallyHidden } from '@northloop/kit';

/** Maximum number of tags on a card. */
export const CARD_TAG_LIMIT = 3;

interface ArticleTagsProps {
  tags: readonly string[];
  /** Maximum number of tags to show; all by default. */
  limit?: number;
  className?: string;
}

/** An article's tags, each with a #. */
export function ArticleTags({ tags, limit = tags.length, className = '' }: ArticleTagsProps) {
  return (
    <div className={className}>
      <VisuallyHidden>Tags</VisuallyHidden>
      <ul className="flex flex-wrap gap-2">
        {tags.slice(0, limit).map((tag) => (
          <li key={tag} className="flex">
            <Badge tone="outline" className="font-mono font-normal">
              #{tag}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
