import { classNames } from '@northloop/kit';
import type { ElementType, ReactNode } from 'react';
import { localCities } from '../../../content/local-cities/local-cities';
import type { LocalCity } from '../../../content/local-cities/local-city';

/** Props of {@link CityVariants}. */
export interface CityVariantsProps {
  city: LocalCity;
  /** The element around each variant; use a `span` inside a heading. */
  as?: ElementType;
  className?: string;
  children: (city: LocalCity) => ReactNode;
}

/**
 * Content that differs by city. All variants share one grid cell, and only the chosen one is visible and accessible.
 * The cell is as high as the longest variant, so that changing the city does not move the page.
 */
export function CityVariants({
  city,
  as: Element = 'div',
  className,
  children,
}: CityVariantsProps) {
  return (
    <Element className={classNames('grid', className)}>
      {localCities.map((variant) => {
        const isChosen = variant.city === city.city;
        return (
          <Element
            key={variant.city}
            inert={!isChosen}
            className={classNames('[grid-area:1/1]', !isChosen && 'invisible')}
          >
            {children(variant)}
          </Element>
        );
      })}
    </Element>
  );
}
