import { PhoneFrame } from '../phone-frame';

const night = '#111a36';
const ice = '#8fd3f4';
const amber = '#ffb648';

/** Snowflakes: x, y and size. */
const flakes = [
  [34, 40, 3],
  [88, 120, 2],
  [62, 214, 3],
  [120, 60, 2],
  [24, 150, 2],
  [110, 260, 2],
  [372, 50, 3],
  [430, 110, 2],
  [400, 196, 3],
  [452, 40, 2],
  [356, 130, 2],
  [462, 230, 2],
] as const;

const driveways = [
  { address: '418 Dayton', done: true },
  { address: '422 Dayton', done: true },
  { address: '97 Laurel', done: false },
  { address: '103 Laurel', done: false },
] as const;

/** A plowing crew's app: a night map and tonight's driveways in order. */
export function SnowRoutes() {
  return (
    <>
      <rect width="480" height="360" fill={night} />
      <path d="M0 286c60-24 120-6 170-14s70 18 140 6 110-26 170-8v90H0Z" fill="#d9e8f5" />
      <House x={20} y={206} />
      <House x={364} y={200} />
      <g fill="#dcecf8">
        {flakes.map(([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} opacity="0.8" />
        ))}
      </g>
      <PhoneFrame
        x={144}
        y={24}
        width={192}
        height={384}
        screen="#18234a"
        body="#05070f"
        ink="#dcecf8"
      >
        <text x="16" y="50" fontSize="18" fontWeight="700" fill="#fff" className="font-display">
          Tonight, 14 stops
        </text>
        <svg x="10" y="62" width="160" height="112" aria-hidden="true">
          <rect width="160" height="112" rx="12" fill="#0f1733" />
          <g stroke="#2a386b" strokeWidth="6" fill="none">
            <path d="M-5 30h170M-5 70h170M36-5v122M84-5v122M130-5v122" />
          </g>
          <path
            d="M14 30h70v40h46v26"
            fill="none"
            stroke={ice}
            strokeWidth="4"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <g fill={ice}>
            <circle cx="14" cy="30" r="5" />
            <circle cx="60" cy="30" r="4" />
          </g>
          <circle cx="130" cy="96" r="6" fill="none" stroke={amber} strokeWidth="3" />
          <g transform="translate(84 58)">
            <circle r="13" fill={amber} />
            <path
              d="M-6 3V-4h6l4 4h3v3ZM7 5l3-8"
              fill="none"
              stroke={night}
              strokeWidth="1.8"
              strokeLinejoin="round"
            />
          </g>
        </svg>
        {driveways.map(({ address, done }, index) => (
          <g key={address} transform={`translate(10 ${184 + index * 44})`}>
            <rect width="160" height="38" rx="11" fill={index === 2 ? amber : '#223063'} />
            <rect
              x="11"
              y="9"
              width="20"
              height="20"
              rx="6"
              fill={done ? ice : 'none'}
              stroke={done ? ice : index === 2 ? night : '#7d8fc4'}
              strokeWidth="2"
            />
            {done && (
              <path
                d="m16 19 4 4 7-8"
                fill="none"
                stroke={night}
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            )}
            <text
              x="42"
              y="23.5"
              fontSize="12"
              fontWeight="600"
              fill={index === 2 ? night : '#fff'}
              opacity={done ? 0.7 : 1}
            >
              {address}
            </text>
            {index === 2 && (
              <text x="150" y="23" fontSize="9" fontWeight="700" fill={night} textAnchor="end">
                Next
              </text>
            )}
          </g>
        ))}
      </PhoneFrame>
    </>
  );
}

function House({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M8 40 50 6l42 34v56H8Z" fill="#2a386b" />
      <path d="M0 44 50 2l50 42-8 4L50 14 8 48Z" fill="#eaf4fb" />
      <rect x="26" y="52" width="18" height="18" rx="2" fill={amber} />
      <rect x="56" y="52" width="18" height="18" rx="2" fill="#3c4c86" />
    </g>
  );
}
