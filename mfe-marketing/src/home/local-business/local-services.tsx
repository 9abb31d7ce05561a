import { localBusiness } from '../../content/home/local-business';
import type { LocalCity } from '../../content/local-cities/local-city';

/** A city's three offers as numbered rows. */
export function LocalServices({ city }: { city: LocalCity }) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {city.services.map(({ title, description, localFocus }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.25rem_1fr] gap-x-3 py-6 sm:grid-cols-[3.5rem_1fr]"
        >
          <span aria-hidden="true" className="pt-1 font-mono text-label text-accent-ink">
            0{index + 1}
          </span>
          <div>
            <h4 className="font-display text-h4">{title}</h4>
            <p className="mt-1.5 text-small text-pretty text-ink-muted">{description}</p>
            <p className="mt-3 text-label">
              <span className="font-medium text-ice-ink">{localBusiness.localFocusLabel}:</span>{' '}
              {localFocus}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
