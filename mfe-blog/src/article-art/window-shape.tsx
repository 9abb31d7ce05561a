import type { ReactNode } from 'react';

interface WindowShapeProps {
  x: number;
  y: number;
  width: number;
  height: number;
  children?: ReactNode;
}

/** A browser window on a cover, with a soft shadow, three dots and an address bar. */
export function WindowShape({ x, y, width, height, children }: WindowShapeProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="art-shadow" x="10" y="18" width={width} height={height} rx="22" />
      <rect className="art-paper art-edge" width={width} height={height} rx="22" />
      <path className="art-edge" d={`M0 52H${width}`} />
      {[28, 52, 76].map((cx) => (
        <circle key={cx} className="art-mute" cx={cx} cy="26" r="7" />
      ))}
      <rect className="art-soft" x="112" y="14" width={width * 0.4} height="24" rx="12" />
      {children}
    </g>
  );
}
