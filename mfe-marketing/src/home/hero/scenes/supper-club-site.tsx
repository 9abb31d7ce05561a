import { BrowserFrame } from '../../../artwork/browser-frame';

const amber = '#f2b45c';
const paper = '#f6ead6';

const times = ['5:30', '6:00', '7:15', '8:00'];

/** A supper club's site that books tables, as one window of the hero's picture (560 by 400). */
export function SupperClubSite() {
  return (
    <BrowserFrame
      x={0}
      y={0}
      width={560}
      height={400}
      address="lantern-supper.example"
      page="#12251f"
      bar="#1b342c"
      barInk="#cfe0d6"
    >
      <text x="32" y="40" fontSize="15" fontWeight="700" fill={paper} className="font-display">
        Lantern
      </text>
      <g fontSize="11" fill={paper} opacity="0.8">
        <text x="372" y="40">
          Menu
        </text>
        <text x="420" y="40">
          Evenings
        </text>
        <text x="486" y="40">
          Find us
        </text>
      </g>
      <circle cx="440" cy="176" r="120" fill={amber} opacity="0.1" />
      <circle cx="440" cy="176" r="82" fill={amber} opacity="0.14" />
      <Lantern />
      <text x="32" y="112" fontSize="42" fontWeight="700" fill={paper} className="font-display">
        Forty seats,
      </text>
      <text x="32" y="156" fontSize="42" fontWeight="700" fill={amber} className="font-display">
        one long night.
      </text>
      <text x="32" y="190" fontSize="13" fill={paper} opacity="0.82">
        Walleye, rye and a fire that’s always on.
      </text>
      <g transform="translate(32 222)">
        <rect width="496" height="108" rx="14" fill="#1d3a31" />
        <text x="22" y="32" fontSize="12" fontWeight="600" fill={paper}>
          Friday, table for four
        </text>
        {times.map((time, index) => (
          <g key={time} transform={`translate(${22 + index * 74} 50)`}>
            <rect width="64" height="34" rx="9" fill={index === 2 ? amber : '#ffffff14'} />
            <text
              x="32"
              y="22"
              fontSize="13"
              fontWeight="600"
              textAnchor="middle"
              fill={index === 2 ? '#2c1a05' : paper}
            >
              {time}
            </text>
          </g>
        ))}
        <rect x="336" y="50" width="138" height="34" rx="9" fill={paper} />
        <text x="405" y="72" fontSize="13" fontWeight="700" fill="#12251f" textAnchor="middle">
          Book the table
        </text>
      </g>
    </BrowserFrame>
  );
}

function Lantern() {
  return (
    <g transform="translate(440 178)">
      <path d="M-14-92a14 14 0 0 1 28 0" fill="none" stroke={paper} strokeWidth="4" />
      <path d="M-30-78h60l8 14h-76Z" fill="#d98f3a" />
      <path d="M-32-60h64l6 92h-76Z" fill="#fbe3b4" opacity="0.22" />
      <path
        d="M0 26c-18-2-24-20-12-36 6-8 10-16 9-26 14 10 26 24 24 42-1 12-9 19-21 20Z"
        fill={amber}
      />
      <path d="M1 26c-9-1-12-10-6-18 3-4 5-8 5-13 7 6 12 12 11 20-1 7-4 10-10 11Z" fill="#fff3d4" />
      <path d="M-32-60-38 32M32-60 38 32M0-60v14" stroke="#d98f3a" strokeWidth="4" />
      <path d="M-46 34h92v10h-92Z" fill="#d98f3a" />
    </g>
  );
}
