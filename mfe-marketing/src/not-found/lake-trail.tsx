/** A spruce 44 units high, with its tip at 0,0. */
const spruce = 'M0 0l-8 15h4l-7 13h5l-9 16h30l-9-16h5l-7-13h4z';

/** Positions of the spruces on the far shore, in units of the drawing. */
const spruces = [
  { x: 40, height: 44 },
  { x: 66, height: 60 },
  { x: 96, height: 38 },
  { x: 232, height: 34 },
  { x: 252, height: 48 },
  { x: 640, height: 30 },
  { x: 658, height: 42 },
  { x: 1010, height: 36 },
  { x: 1204, height: 52 },
  { x: 1232, height: 72 },
  { x: 1266, height: 46 },
  { x: 1392, height: 40 },
];

/** The foot of the page: a trail of footprints that ends on a frozen lake at dusk. Decorative only. */
export function LakeTrail() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 260"
      preserveAspectRatio="xMinYMax slice"
      className="pointer-events-none h-40 w-full shrink-0 sm:h-56"
      fill="none"
    >
      <defs>
        <linearGradient id="lake-ice" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor="var(--aurora-3-from)" stopOpacity=".32" />
          <stop offset=".6" stopColor="var(--aurora-1-to)" stopOpacity=".26" />
          <stop offset="1" stopColor="var(--aurora-2-to)" stopOpacity=".18" />
        </linearGradient>
      </defs>
      <path
        d="M0 84l70-22 60 12 84-34 92 26 70-18 96 30 118-14 80 16 120-24 88 20 104-30 92 24 110-16 96 26 160-18V124H0z"
        className="fill-line"
        opacity=".7"
      />
      <g className="fill-line-strong" opacity=".6">
        <path d="M0 116q180-12 360-2t360-3 360 2 360-6V128H0z" />
        {spruces.map(({ x, height }) => (
          <path
            key={x}
            d={spruce}
            transform={`translate(${x} ${120 - height}) scale(${height / 44})`}
          />
        ))}
      </g>
      <path d="M0 128h1440v132H0z" fill="url(#lake-ice)" />
      <path d="M0 128h1440" className="stroke-ice" strokeOpacity=".6" />
      <g className="stroke-ice" strokeOpacity=".45" strokeLinecap="round">
        <path d="M180 176l120 8 60 30M300 184l44-16M1040 158l-90 20-40 34 30 28M950 178l70 22M620 236l70-22 110 10" />
      </g>
      <g className="fill-ink-faint">
        <ellipse cx="64" cy="246" rx="7" ry="4" transform="rotate(-24 64 246)" />
        <ellipse cx="112" cy="242" rx="7" ry="4" transform="rotate(-24 112 242)" />
        <ellipse cx="150" cy="222" rx="6.4" ry="3.6" transform="rotate(-22 150 222)" />
        <ellipse cx="198" cy="220" rx="6.2" ry="3.5" transform="rotate(-20 198 220)" />
        <ellipse cx="234" cy="203" rx="5.6" ry="3.2" transform="rotate(-18 234 203)" />
        <ellipse cx="280" cy="202" rx="5.2" ry="3" transform="rotate(-16 280 202)" />
        <ellipse cx="316" cy="188" rx="4.8" ry="2.7" transform="rotate(-14 316 188)" />
        <ellipse
          cx="358"
          cy="188"
          rx="4.4"
          ry="2.5"
          transform="rotate(-12 358 188)"
          opacity=".85"
        />
        <ellipse cx="392" cy="176" rx="4" ry="2.2" transform="rotate(-10 392 176)" opacity=".65" />
        <ellipse cx="430" cy="176" rx="3.6" ry="2" transform="rotate(-8 430 176)" opacity=".45" />
        <ellipse cx="462" cy="167" rx="3.2" ry="1.8" opacity=".28" />
      </g>
    </svg>
  );
}
