import { classNames } from '@northloop/kit';
import type { ComponentType } from 'react';
import type { ProjectScene as SceneName } from '../content/home/project';
import { BakeryOrderAhead } from './scenes/bakery-order-ahead';
import { ClinicBooking } from './scenes/clinic-booking';
import { CreditUnionLoans } from './scenes/credit-union-loans';
import { FarmDelivery } from './scenes/farm-delivery';
import { LetterpressQuotes } from './scenes/letterpress-quotes';
import { MusicSchoolEnrollment } from './scenes/music-school-enrollment';
import { PlumbingDispatch } from './scenes/plumbing-dispatch';
import { SnowRoutes } from './scenes/snow-routes';
import { YogaClasses } from './scenes/yoga-classes';

const scenes: Record<SceneName, ComponentType> = {
  'bakery-order-ahead': BakeryOrderAhead,
  'plumbing-dispatch': PlumbingDispatch,
  'letterpress-quotes': LetterpressQuotes,
  'clinic-booking': ClinicBooking,
  'credit-union-loans': CreditUnionLoans,
  'music-school-enrollment': MusicSchoolEnrollment,
  'farm-delivery': FarmDelivery,
  'yoga-classes': YogaClasses,
  'snow-routes': SnowRoutes,
};

/** Props of {@link ProjectScene}. */
export interface ProjectSceneProps {
  scene: SceneName;
  /** Alternative text for screen readers. Left out if the text beside the drawing says the same. */
  alt?: string;
  /** Size and corners. The drawing is 4:3; other shapes crop its edges, the foot last. */
  className?: string;
}

/**
 * A miniature of a project's website or app in the colours of its trade. The colours belong to the picture and stay the
 * same in both themes, like those of a screenshot.
 */
export function ProjectScene({ scene, alt, className }: ProjectSceneProps) {
  const Scene = scenes[scene];
  return (
    <svg
      role={alt === undefined ? undefined : 'img'}
      aria-label={alt}
      aria-hidden={alt === undefined}
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block aspect-card w-full font-sans select-none', className)}
    >
      <Scene />
    </svg>
  );
}
