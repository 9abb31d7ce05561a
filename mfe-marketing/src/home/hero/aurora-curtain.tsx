import { useId } from 'react';

/** Position, width and strength of each ray, from left to right, in a drawing of 900 by 700. */
const rays = [
  { x: 60, width: 150, top: 180, strength: 0.35, fill: 'b' },
  { x: 190, width: 110, top: 60, strength: 0.55, fill: 'a' },
  { x: 290, width: 190, top: 130, strength: 0.7, fill: 'b' },
  { x: 450, width: 120, top: 20, strength: 0.9, fill: 'a' },
  { x: 540, width: 210, top: 90, strength: 1, fill: 'b' },
  { x: 700, width: 130, top: 0, strength: 0.85, fill: 'a' },
  { x: 800, width: 170, top: 70, strength: 0.7, fill: 'b' },
] as const;

/** Northern lights as a curtain of slanted rays behind the hero's picture. Decorative. */
export function AuroraCurtain({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 900 700" preserveAspectRatio="none" className={className}>
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--aurora-2-from)" stopOpacity="0" />
          <stop offset="0.35" stopColor="var(--aurora-1-to)" stopOpacity="0.22" />
          <stop offset="0.62" stopColor="var(--aurora-3-from)" stopOpacity="0.26" />
          <stop offset="1" stopColor="var(--aurora-3-from)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--aurora-1-from)" stopOpacity="0" />
          <stop offset="0.4" stopColor="var(--aurora-4-to)" stopOpacity="0.17" />
          <stop offset="0.68" stopColor="var(--aurora-6-to)" stopOpacity="0.18" />
          <stop offset="1" stopColor="var(--aurora-6-to)" stopOpacity="0" />
        </linearGradient>
        <filter id={`${id}soft`} x="-20%" width="140%">
          <feGaussianBlur stdDeviation="26 14" />
        </filter>
      </defs>
      <g filter={`url(#${id}soft)`} transform="skewX(-14) translate(120 0)">
        {rays.map(({ x, width, top, strength, fill }) => (
          <rect
            key={x}
            x={x}
            y={top}
            width={width}
            height={560 - top / 3}
            opacity={strength}
            fill={`url(#${id}${fill})`}
          />
        ))}
      </g>
    </svg>
  );
}
