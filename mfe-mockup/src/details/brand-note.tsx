import type { BrandColor } from '@northloop/contracts';

/** Says where the owner's own color is used, if text needed a more readable version of it. */
export function BrandNote({ brand }: { brand: BrandColor | undefined }) {
  if (!brand || brand.readsAsText || brand.source === '') return null;
  return (
    <p className="mt-4 flex items-start gap-2.5 text-small text-pretty text-ink-muted">
      <span
        aria-hidden="true"
        className="mt-1 size-4 shrink-0 rounded-sm border border-line"
        style={{ backgroundColor: brand.color }}
      />
      <span className="min-w-0 wrap-anywhere">
        Your {brand.source} ({brand.color}) stays unchanged in the logo and on areas of color. Text
        and links use a version that is easier to read.
      </span>
    </p>
  );
}
