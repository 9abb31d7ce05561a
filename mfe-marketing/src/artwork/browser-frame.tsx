import type { ReactNode } from 'react';

/** Height of the address bar, in units of the drawing. */
export const BROWSER_BAR = 24;

/** Props of {@link BrowserFrame}; all lengths in units of the drawing it is part of. */
export interface BrowserFrameProps {
  x: number;
  y: number;
  width: number;
  /** Including the address bar. */
  height: number;
  /** Text in the address field. */
  address: string;
  /** Background of the page. */
  page: string;
  bar?: string;
  barInk?: string;
  /** The page, in its own coordinates: 0,0 is just below the bar. Anything outside the frame is cut off. */
  children: ReactNode;
}

/** A browser window as part of a drawing. Let its foot extend beyond the drawing, or keep its last 10 units empty. */
export function BrowserFrame({
  x,
  y,
  width,
  height,
  address,
  page,
  bar = '#ffffff',
  barInk = '#8a8fa3',
  children,
}: BrowserFrameProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="0" y="6" width={width} height={height} rx="12" fill="#0d0f2b" opacity="0.16" />
      <rect width={width} height={height} rx="10" fill={page} />
      <path
        d={`M0 ${BROWSER_BAR}V10A10 10 0 0 1 10 0H${width - 10}A10 10 0 0 1 ${width} 10V${BROWSER_BAR}Z`}
        fill={bar}
      />
      <g fill={barInk} opacity="0.55">
        <circle cx="14" cy="12" r="3" />
        <circle cx="24" cy="12" r="3" />
        <circle cx="34" cy="12" r="3" />
      </g>
      <rect x="50" y="5.5" width={width * 0.46} height="13" rx="6.5" fill={barInk} opacity="0.16" />
      <text x="59" y="15" fontSize="8" fill={barInk}>
        {address}
      </text>
      <svg y={BROWSER_BAR} width={width} height={height - BROWSER_BAR} aria-hidden="true">
        {children}
      </svg>
    </g>
  );
}
