import type { Technology } from '../../content/services/service-page';

/** The tools, laid out like a periodic table: monogram, name and purpose. */
export function ToolTiles({ technologies }: { technologies: readonly Technology[] }) {
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line xl:grid-cols-4">
      {technologies.map(({ name, logo, description }) => (
        <li key={name} className="bg-surface p-4 sm:p-6">
          <span aria-hidden="true" className="font-mono text-h3 tracking-tight text-accent-ink">
            {logo}
          </span>
          <h3 className="mt-5 font-semibold">{name}</h3>
          <p className="mt-1 text-small text-pretty text-ink-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
