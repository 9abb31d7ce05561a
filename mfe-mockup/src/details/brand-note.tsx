import type { BrandColor } from '@northloop/contracts';

/** Says which of the owner's colors were understood, which were not, and where the main one is used unchanged. */
export function BrandNote({ brand }: { brand: BrandColor | undefined }) {
  if (!brand) return null;
  const { source, others = [], ignored = [] } = brand;
  const read = [source, ...others].filter((words) => words !== '');
  if (read.length === 0 && ignored.length === 0) return null;
  return (
    <div className="mt-4 grid gap-2 text-small text-pretty text-ink-muted wrap-anywhere">
      {read.length > 0 && <p>Your colors as we read them: {read.join(', ')}.</p>}
      {ignored.length > 0 && (
        <p>
          Not understood as a color: {ignored.join(', ')}. A plain name or a hex value always works.
        </p>
      )}
      {source !== '' && !brand.readsAsText && (
        <p className="flex items-start gap-2.5">
          <span
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 rounded-sm border border-line"
            style={{ backgroundColor: brand.color }}
          />
          <span className="min-w-0">
            Your {source} ({brand.color}) stays unchanged in the logo and on areas of color. Text
            and links use a version that is easier to read.
          </span>
        </p>
      )}
    </div>
  );
}
