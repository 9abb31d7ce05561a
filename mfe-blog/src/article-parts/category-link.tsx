import { Link } from '@northloop/kit';
import { listAddress } from '../blog-list/selection/list-address';

/** The article's category, linked to its other articles. It is layered above the card's stretched link. */
export function CategoryLink({ category }: { category: string }) {
  return (
    <Link
      to={listAddress({ text: '', category })}
      className="relative z-1 inline-flex min-h-6.5 items-center rounded-full bg-accent-soft px-2.5 py-0.5 text-label font-medium text-accent-ink transition-colors duration-fast hover:bg-accent hover:text-on-accent"
    >
      {category}
    </Link>
  );
}
