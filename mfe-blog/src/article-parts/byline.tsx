/** The author's name on an article's card. */
export function Byline({ author, className = '' }: { author: string; className?: string }) {
  return (
    <p className={`text-small text-ink-faint ${className}`}>
      By <span className="font-medium text-ink-muted">{author}</span>
    </p>
  );
}
