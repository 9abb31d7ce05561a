import { Badge, VisuallyHidden } from '@northloop/kit';

/** Most tags that a card shows. */
export const CARD_TAG_LIMIT = 3;

interface ArticleTagsProps {
  tags: readonly string[];
  /** Most tags to show; all of them when left out. */
  limit?: number;
  className?: string;
}

/** An article's tags, each with its #. */
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
