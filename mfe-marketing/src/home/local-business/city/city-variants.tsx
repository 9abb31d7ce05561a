import { classNames } from '@northloop/kit';
import type { ElementType, ReactNode } from 'react';
import { localCities } from '../../../content/local-cities/local-cities';
import type { LocalCity } from '../../../content/local-cities/local-city';

/** Props of {@link CityVariants}. */
export interface CityVariantsProps {
  city: LocalCity;
  /** The element around each variant: a `span` inside a heading. */
  as?: ElementType;
  className?: string;
  children: (city: LocalCity) => ReactNode;
}

/**
 * Something said differently in each city. All variants lie in one grid cell and only the chosen one can be seen, read
 * or reached: the cell is as high as the longest, so that a change of city moves nothing on the page.
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
