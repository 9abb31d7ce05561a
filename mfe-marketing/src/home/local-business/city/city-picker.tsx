import { localCities } from '../../../content/local-cities/local-cities';
import type { LocalCity } from '../../../content/local-cities/local-city';

/** Props of {@link CityPicker}. */
export interface CityPickerProps {
  city: LocalCity;
  onPick: (city: LocalCity) => void;
}

/** The four cities as a row of radio buttons. Without script there is only the default city and no picker. */
export function CityPicker({ city, onPick }: CityPickerProps) {
  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-2 text-label font-medium text-ink-muted">Show me</legend>
      <div className="grid w-fit grid-cols-2 gap-1 rounded-lg bg-hover p-1 sm:flex">
        {localCities.map((option) => (
          <label
            key={option.city}
            className="flex min-h-10 cursor-pointer items-center justify-center rounded-md px-4 text-small font-medium text-ink-muted transition-colors duration-fast ease-out hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-low has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus dark:has-checked:bg-raised"
          >
            <input
              type="radio"
              name="local-city"
              value={option.city}
              checked={option.city === city.city}
              onChange={() => onPick(option)}
              className="sr-only"
            />
            {option.city}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
