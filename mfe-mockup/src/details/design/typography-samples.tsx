import type { Typography } from '@northloop/contracts';

/** The fonts of a draft, each with a sample in that font, and its heading sizes. */
export function TypographySamples({ typography }: { typography: Typography }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Sample label="Headings" family={typography.headings} className="text-h3" />
      <Sample label="Body" family={typography.body} className="text-body" />
      <dl className="grid gap-x-6 gap-y-1.5 text-label sm:col-span-2">
        {(['h1', 'h2', 'h3', 'h4'] as const).map((level) => (
          <div key={level} className="flex gap-4">
            <dt className="w-8 font-mono text-ink-muted uppercase">{level}</dt>
            <dd className="min-w-0 font-mono wrap-anywhere">{typography.sizes[level]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Sample({
  label,
  family,
  className,
}: {
  label: string;
  family: string;
  className: string;
}) {
  return (
    <div className="min-w-0">
      <p className={className} style={{ fontFamily: family }}>
        Good coffee, open at seven
      </p>
      <p className="mt-1 text-label wrap-anywhere text-ink-muted">
        {label}: <span className="font-mono">{family}</span>
      </p>
    </div>
  );
}
