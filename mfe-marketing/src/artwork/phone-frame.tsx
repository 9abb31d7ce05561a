import type { ReactNode } from 'react';

/** Props of {@link PhoneFrame}; all lengths in units of the drawing it is part of. */
export interface PhoneFrameProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Background of the screen. */
  screen: string;
  body?: string;
  ink?: string;
  /** The content, in its own coordinates: 0,0 is the screen's corner. The clock takes the top 18 units. */
  children: ReactNode;
}

const RIM = 6;

/** A phone as part of a drawing. Let its foot extend beyond the drawing, or keep the screen's last 16 units empty. */
export function PhoneFrame({
  x,
  y,
  width,
  height,
  screen,
  body = '#14162e',
  ink = '#14162e',
  children,
}: PhoneFrameProps) {
  const inner = width - 2 * RIM;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-2" y="10" width={width + 4} height={height} rx="28" fill="#0d0f2b" opacity="0.18" />
      <rect width={width} height={height} rx="26" fill={body} />
      <rect x={RIM} y={RIM} width={inner} height={height - 2 * RIM} rx="20" fill={screen} />
      <rect x={width / 2 - 20} y="12" width="40" height="10" rx="5" fill={body} />
      <text x="22" y="21" fontSize="8" fontWeight="600" fill={ink}>
        9:41
      </text>
      <rect x={width - 34} y="14.5" width="14" height="7" rx="2" fill={ink} opacity="0.75" />
      <svg x={RIM} y={RIM} width={inner} height={height - 2 * RIM} aria-hidden="true">
        {children}
      </svg>
    </g>
  );
}
