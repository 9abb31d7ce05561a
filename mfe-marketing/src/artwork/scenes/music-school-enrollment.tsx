import type { ReactNode } from 'react';
import { BrowserFrame } from '../browser-frame';

const plum = '#4b1e4f';
const coral = '#f0785a';

/** The instruments of the catalog, drawn in a box of 40 by 40. */
const instruments: readonly { name: string; from: string; ground: string; drawing: ReactNode }[] = [
  {
    name: 'Violin',
    from: 'from age 5',
    ground: '#fbdcd2',
    drawing: (
      <g fill="none" stroke={plum} strokeWidth="2" strokeLinecap="round">
        <path d="M20 12c-7 0-8 5-5 9-5 4-3 13 5 13s10-9 5-13c3-4 2-9-5-9Z" fill="#c76b45" />
        <path d="M20 2v28M16 30h8M33 4 27 38" />
      </g>
    ),
  },
  {
    name: 'Piano',
    from: 'from age 6',
    ground: '#e9dcf2',
    drawing: (
      <g>
        <rect x="2" y="8" width="36" height="24" rx="3" fill="#fff" stroke={plum} strokeWidth="2" />
        <path d="M11 9v22M20 9v22M29 9v22" stroke={plum} strokeWidth="1.5" />
        <path d="M8.5 9h5v13h-5zM17.5 9h5v13h-5zM26.5 9h5v13h-5z" fill={plum} />
      </g>
    ),
  },
  {
    name: 'Guitar',
    from: 'from age 7',
    ground: '#fdeac2',
    drawing: (
      <g transform="rotate(38 20 20)">
        <rect x="17.5" y="-4" width="5" height="22" fill={plum} />
        <path
          d="M20 15c-7 0-8 5-6 8-5 4-4 13 6 13s11-9 6-13c2-3 1-8-6-8Z"
          fill="#e3a13a"
          stroke={plum}
          strokeWidth="2"
        />
        <circle cx="20" cy="25" r="3.5" fill={plum} />
      </g>
    ),
  },
  {
    name: 'Drums',
    from: 'from age 8',
    ground: '#d8ebef',
    drawing: (
      <g stroke={plum} strokeWidth="2" strokeLinecap="round">
        <path d="M4 17v13c0 3 7 6 16 6s16-3 16-6V17" fill="#4aa3b5" />
        <ellipse cx="20" cy="17" rx="16" ry="6" fill="#fff" />
        <path d="M8 3 20 15M34 1 24 15" />
      </g>
    ),
  },
  {
    name: 'Voice',
    from: 'from age 9',
    ground: '#f8d6e2',
    drawing: (
      <g fill="none" stroke={plum} strokeWidth="2" strokeLinecap="round">
        <rect x="14" y="3" width="12" height="20" rx="6" fill={coral} />
        <path d="M8 18c0 16 24 16 24 0M20 30v7M13 37h14" />
      </g>
    ),
  },
  {
    name: 'Clarinet',
    from: 'from age 9',
    ground: '#ddebd2',
    drawing: (
      <g transform="rotate(32 20 20)">
        <path d="M18 0h4v30l4 8H14l4-8Z" fill={plum} />
        <g fill="#fff">
          <circle cx="20" cy="12" r="1.6" />
          <circle cx="20" cy="18" r="1.6" />
          <circle cx="20" cy="24" r="1.6" />
        </g>
      </g>
    ),
  },
];

/** A music school's lesson catalog, sorted by instrument. */
export function MusicSchoolEnrollment() {
  return (
    <>
      <rect width="480" height="360" fill={coral} />
      <g stroke="#f79b83" strokeWidth="2">
        <path d="M0 290h480M0 304h480M0 318h480M0 332h480M0 346h480" />
      </g>
      <g fill={plum}>
        <ellipse cx="16" cy="318" rx="10" ry="7.5" transform="rotate(-20 16 318)" />
        <rect x="23" y="262" width="3" height="54" />
        <ellipse cx="456" cy="304" rx="10" ry="7.5" transform="rotate(-20 456 304)" />
        <rect x="463" y="248" width="3" height="54" />
      </g>
      <BrowserFrame
        x={50}
        y={42}
        width={380}
        height={350}
        address="musicschool/lessons"
        page="#fffaf7"
      >
        <text x="20" y="38" fontSize="20" fontWeight="700" fill={plum} className="font-display">
          Pick an instrument
        </text>
        <rect x="236" y="20" width="124" height="24" rx="12" fill="#fff" stroke="#e3cfd9" />
        <circle cx="250" cy="31" r="4" fill="none" stroke={plum} strokeWidth="1.5" />
        <path d="m253 34 3 3" stroke={plum} strokeWidth="1.5" strokeLinecap="round" />
        <text x="262" y="35.5" fontSize="9" fill="#7d6480">
          trumpet, cello…
        </text>
        {instruments.map(({ name, from, ground, drawing }, index) => (
          <g
            key={name}
            transform={`translate(${20 + (index % 3) * 116} ${58 + Math.floor(index / 3) * 128})`}
          >
            <rect width="108" height="120" rx="10" fill={ground} />
            <g transform="translate(10 10)">{drawing}</g>
            <text x="11" y="68" fontSize="12" fontWeight="700" fill={plum} className="font-display">
              {name}
            </text>
            <text x="11" y="81" fontSize="8.5" fill={plum}>
              {from}
            </text>
            <rect x="10" y="90" width="88" height="21" rx="10.5" fill={plum} />
            <text x="54" y="104" fontSize="9" fontWeight="600" fill="#fff" textAnchor="middle">
              Trial lesson
            </text>
          </g>
        ))}
      </BrowserFrame>
    </>
  );
}
