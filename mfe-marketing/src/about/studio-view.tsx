import { StudioPerson } from './studio-person';
import { StudioWindow } from './studio-window';

/** Places along the table from left to right: one of the six auroras for a person, null for a free stool. */
const places = [4, 1, null, 6, 5, null, 2, null, 3, null] as const;

/** Position of the first place and distance between places, in units of the drawing. */
const FIRST_PLACE = 285;
const PLACE_WIDTH = 115;

const lamps = [420, 800, 1180];

/** The studio at dusk: a long table with ten places, six people, and northern lights in the window. Decorative. */
export function StudioView({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1600 448"
      preserveAspectRatio="xMidYMax slice"
      className={className}
    >
      <path d="M0 8H1600" stroke="var(--line-strong)" strokeWidth="4" />
      <StudioWindow />
      {lamps.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 8V92" stroke="var(--line-strong)" strokeWidth="3" />
          <path d="M-46 132c0-28 20-42 46-42s46 14 46 42Z" fill="var(--accent)" />
          <ellipse cy="132" rx="46" ry="6" fill="var(--star)" />
          <path d="M-46 134-150 322H150L46 134Z" fill="var(--star)" opacity="0.08" />
        </g>
      ))}
      {places.map((aurora, index) => {
        const x = FIRST_PLACE + index * PLACE_WIDTH;
        return aurora === null ? (
          <Stool key={x} x={x} />
        ) : (
          <StudioPerson key={x} x={x} aurora={aurora} />
        );
      })}
      <Table />
    </svg>
  );
}

function Stool({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`} stroke="var(--line-strong)" strokeWidth="4" fill="none">
      <path
        d="M-24 322v-62c0-14 10-20 24-20s24 6 24 20v62"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
    </g>
  );
}

function Table() {
  return (
    <g>
      <rect x="0" y="400" width="1600" height="48" fill="var(--sunk)" />
      <path
        d="M300 336 270 448M1300 336l30 112M760 336v112M840 336v112"
        stroke="var(--line-strong)"
        strokeWidth="10"
      />
      <rect x="200" y="320" width="1200" height="18" rx="5" fill="#8f5a35" />
      <rect x="200" y="320" width="1200" height="4" rx="2" fill="#d79a62" opacity="0.7" />
      <Laptop x={372} />
      <Laptop x={944} />
      <Laptop x={1188} />
      <g transform="translate(515 320)">
        <path d="M-22 0v-36h34V0Z" fill="var(--accent)" />
        <path
          d="M-20-36h30l-4-12h-22ZM12-30c16 0 16 22 0 22"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="5"
        />
        <path
          d="M-12-58c-4-8 4-12 0-20M2-58c-4-8 4-12 0-20"
          fill="none"
          stroke="var(--ink-faint)"
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.6"
        />
      </g>
      <g transform="translate(1090 320)">
        <path d="M-44 0c-4-26 14-34 44-34S48-26 44 0Z" fill="#b0672c" />
        <path
          d="m-18-10 10-16M0-10l10-18M18-10l8-14"
          stroke="#f4dcb4"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <g fill="var(--ice)">
        <path d="M690 320v-20h20v20ZM1310 320v-20h20v20ZM640 320v-20h20v20Z" />
      </g>
    </g>
  );
}

function Laptop({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 320)`}>
      <path
        d="M-34-6-28-46h60l6 40Z"
        fill="var(--raised)"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <rect x="-42" y="-6" width="88" height="6" rx="3" fill="var(--line-strong)" />
      <circle cx="2" cy="-26" r="4" fill="var(--accent)" />
    </g>
  );
}
