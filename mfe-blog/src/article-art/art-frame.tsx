import type { CardProps } from '@northloop/kit/ui/content/card';
import type { ReactNode } from 'react';

/** Size of the drawing, in its own units. Keep important parts between y 80 and 670: wide frames crop the rest. */
export const ART_WIDTH = 1200;
export const ART_HEIGHT = 750;

/** One of the six cuts of the aurora. */
export type Aurora = NonNullable<CardProps['aurora']>;

/** Props of every cover drawing. */
export interface ArtProps {
  /** Unique on the page; prefix for the ids of gradients and clips. */
  id: string;
}

interface ArtFrameProps extends ArtProps {
  /** The aurora variant that lights the cover. */
  aurora: Aurora;
  children: ReactNode;
}

/** Fill of a cover's focal shapes: the gradient that {@link ArtFrame} defines. */
export const glow = (id: string): string => `url(#${id}-glow)`;

/**
 * The background that all covers share: tinted paper, an aurora above the horizon, and the gradient for focal shapes.
 * Colours come from the theme through the classes in module.css. Fills its box and crops the overflow.
 */
export function ArtFrame({ id, aurora, children }: ArtFrameProps) {
  return (
    <svg
      className={`art art-aurora-${aurora} size-full`}
      viewBox={`0 0 ${ART_WIDTH} ${ART_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}-glow`} x1="0" y1="0" x2="1" y2="1">
          <stop className="art-stop-from" offset="0" />
          <stop className="art-stop-to" offset="1" />
        </linearGradient>
        <radialGradient id={`${id}-light`} cx="0.62" cy="0.34" r="0.62">
          <stop className="art-stop-to" offset="0" stopOpacity="0.34" />
          <stop className="art-stop-from" offset="0.55" stopOpacity="0.12" />
          <stop className="art-stop-from" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className="art-ground" width={ART_WIDTH} height={ART_HEIGHT} />
      <rect fill={`url(#${id}-light)`} width={ART_WIDTH} height={ART_HEIGHT} />
      <g className="art-aurora" stroke={glow(id)}>
        <path d="M-20 250C180 60 330 330 560 190S930 20 1220 210" />
        <path d="M-20 310C200 110 340 390 570 250S950 70 1220 270" opacity="0.66" />
        <path d="M-20 380C220 170 350 460 580 320S960 130 1220 340" opacity="0.4" />
      </g>
      {children}
    </svg>
  );
}
