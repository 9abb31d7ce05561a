import { classNames } from '@northloop/kit';

/** Rows of ordinary apps, by column; the free place is for the visitor's app. */
const places = Array.from({ length: 24 }, (_, index) => ({
  index,
  x: (index % 4) * 58,
  y: Math.floor(index / 4) * 68,
}));
const YOURS = 13;

/** A crowded home screen with one square inch lit up. Decorative only. */
export function HomeScreenArt({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 560"
      fill="none"
      className={classNames('mx-auto h-auto w-56 md:w-full lg:max-w-72', className)}
    >
      <defs>
        <linearGradient id="home-screen-light" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--aurora-3-from)" />
          <stop offset=".5" stopColor="var(--aurora-1-from)" />
          <stop offset="1" stopColor="var(--aurora-2-to)" />
        </linearGradient>
        <radialGradient id="home-screen-glow">
          <stop offset="0" stopColor="var(--aurora-1-to)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--aurora-1-to)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect
        x="2"
        y="2"
        width="296"
        height="556"
        rx="44"
        className="fill-canvas stroke-line-strong"
        strokeWidth="2"
      />
      <rect x="112" y="16" width="76" height="20" rx="10" className="fill-sunk" />
      <text x="34" y="32" fontSize="13" className="fill-ink font-sans font-semibold">
        9:41
      </text>
      <g transform="translate(40 70)">
        <circle cx="77" cy="226" r="112" fill="url(#home-screen-glow)" />
        {places.map(({ index, x, y }) =>
          index === YOURS ? (
            <g key={index}>
              <rect
                x={x - 5}
                y={y - 5}
                width="54"
                height="54"
                rx="15"
                fill="url(#home-screen-light)"
              />
              <path
                d={`M${x + 12} ${y + 23}l8 8 14-17`}
                className="stroke-on-accent"
                strokeWidth="4"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </g>
          ) : (
            <rect key={index} x={x} y={y} width="44" height="44" rx="12" className="fill-raised" />
          ),
        )}
      </g>
      <rect x="24" y="472" width="252" height="66" rx="24" className="fill-surface" />
      {[0, 1, 2, 3].map((index) => (
        <rect
          key={index}
          x={40 + index * 58}
          y="483"
          width="44"
          height="44"
          rx="12"
          className="fill-line"
        />
      ))}
    </svg>
  );
}
