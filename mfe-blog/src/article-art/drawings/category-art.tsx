import { fnv1a, mulberry32 } from '@northloop/contracts/seeded-random';
import type { ArticleCategory } from '../../article/article-categories';
import { ArtFrame, type ArtProps, type Aurora, glow } from '../art-frame';
import { TextLines } from '../text-lines';
import { WindowShape } from '../window-shape';

const AURORAS: Record<ArticleCategory, Aurora> = {
  'Design Trends': 1,
  'Mobile Design': 3,
  SEO: 6,
  'Design Psychology': 4,
  Development: 2,
  'E-commerce': 5,
};

/** One sign per category, drawn in a square of 100. */
const SIGNS: Record<ArticleCategory, string> = {
  'Design Trends': 'M20 80 32 46 70 8 92 30 54 68ZM32 46 54 68M20 80 44 56',
  'Mobile Design':
    'M30 6H70A8 8 0 0 1 78 14V86A8 8 0 0 1 70 94H30A8 8 0 0 1 22 86V14A8 8 0 0 1 30 6ZM44 80H56',
  SEO: 'M44 12A32 32 0 1 1 44 76 32 32 0 1 1 44 12ZM67 67 92 92',
  'Design Psychology': 'M50 8A42 42 0 1 1 50 92 42 42 0 1 1 50 8ZM50 8V92M50 36H88M50 64H88',
  Development: 'M30 24 6 50 30 76M70 24 94 50 70 76M58 14 42 86',
  'E-commerce': 'M16 32H84L90 92H10ZM34 44V28A16 16 0 0 1 66 28V44',
};

const RIBBONS = 12;

interface CategoryArtProps extends ArtProps {
  category: ArticleCategory;
  /** Seeds the drawing, so that the same article always gets the same one. */
  slug: string;
  /** The lengths of its words become the lines on the drawn page. */
  title: string;
}

/** The cover of an article without its own drawing: its category's sign, and its title as lines on a page. */
export function CategoryArt({ id, category, slug, title }: CategoryArtProps) {
  const random = mulberry32(fnv1a(slug));
  const ribbons = Array.from({ length: RIBBONS }, (_, index) => ({
    x: index * 100 + random() * 30,
    top: 90 + random() * 330,
    width: 30 + random() * 44,
  }));
  const widths = title.split(/\s+/).map((word) => Math.min(380, 44 + word.length * 24));
  return (
    <ArtFrame id={id} aurora={AURORAS[category]}>
      {ribbons.map(({ x, top, width }) => (
        <rect
          key={x}
          x={x}
          y={top}
          width={width}
          height={900 - top}
          rx={width / 2}
          fill={glow(id)}
          opacity="0.2"
        />
      ))}
      <WindowShape x={220} y={130} width={760} height={490}>
        <TextLines
          x={64}
          y={116}
          widths={widths.slice(0, 6)}
          size={26}
          step={56}
          className="art-ink"
        />
        <rect className="art-tint" x="490" y="110" width="210" height="210" rx="28" />
        <path
          className="art-sign"
          transform="translate(530 150) scale(1.3)"
          d={SIGNS[category]}
          stroke={glow(id)}
        />
        <rect x="490" y="368" width="150" height="46" rx="14" fill={glow(id)} />
      </WindowShape>
    </ArtFrame>
  );
}
