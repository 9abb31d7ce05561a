import { PhoneFrame } from '../phone-frame';

const clay = '#b9542f';
const ink = '#3d2118';

const classes = [
  { time: '6:30', name: 'Slow start', note: '4 spots' },
  { time: '12:05', name: 'Lunch stretch', note: 'You’re in' },
  { time: '5:45', name: 'Evening flow', note: 'Next in line' },
] as const;

/** A yoga studio's app: the day's classes and a pass for the door. */
export function YogaClasses() {
  return (
    <>
      <rect width="480" height="360" fill="#efc4a8" />
      <circle cx="250" cy="196" r="168" fill="#e9a37f" />
      <circle cx="250" cy="196" r="112" fill="#f6d7bf" />
      <g fill="none" stroke="#6f7f57" strokeWidth="5" strokeLinecap="round">
        <path d="M58 380C70 300 62 240 74 176" />
        <path
          d="M72 250c-24-4-34-20-36-40 22 2 36 18 36 40ZM70 300c24-6 36-22 38-44-24 4-38 20-38 44ZM74 204c20-6 28-20 30-36-20 2-30 18-30 36Z"
          fill="#8c9b70"
        />
      </g>
      <PhoneFrame x={128} y={28} width={190} height={380} screen="#fff8f2" ink={ink}>
        <text x="16" y="52" fontSize="20" fontWeight="700" fill={ink} className="font-display">
          Wednesday
        </text>
        <g fontSize="9.5" fontWeight="600" textAnchor="middle">
          {['M', 'T', 'W', 'T', 'F', 'S'].map((day, index) => (
            <g key={`${day}${index * 1}`} transform={`translate(${25 + index * 25.5} 76)`}>
              <circle r="11" fill={index === 2 ? clay : '#f6e3d6'} />
              <text y="3.5" fill={index === 2 ? '#fff' : ink}>
                {day}
              </text>
            </g>
          ))}
        </g>
        {classes.map(({ time, name, note }, index) => (
          <g key={name} transform={`translate(12 ${100 + index * 58})`}>
            <rect width="154" height="50" rx="12" fill={index === 1 ? '#f8d9c6' : '#fbefe6'} />
            <text x="12" y="30" fontSize="11" fontWeight="700" fill={clay}>
              {time}
            </text>
            <text x="50" y="23" fontSize="11" fontWeight="600" fill={ink}>
              {name}
            </text>
            <text x="50" y="38" fontSize="9.5" fill="#7a4a36">
              {note}
            </text>
            {index === 1 && (
              <path
                d="m130 25 5 5 9-11"
                fill="none"
                stroke={clay}
                strokeWidth="3"
                strokeLinecap="round"
              />
            )}
          </g>
        ))}
        <rect x="12" y="282" width="154" height="40" rx="20" fill={clay} />
        <text x="89" y="306" fontSize="12" fontWeight="600" fill="#fff" textAnchor="middle">
          Check in at the door
        </text>
      </PhoneFrame>
      <WalletPass />
    </>
  );
}

function WalletPass() {
  return (
    <g transform="translate(284 148) rotate(7)">
      <rect x="-3" y="8" width="160" height="108" rx="16" fill="#3d2118" opacity="0.18" />
      <rect width="156" height="104" rx="14" fill="#34503f" />
      <g
        transform="translate(26 30)"
        fill="none"
        stroke="#f3d9a8"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cy="-12" r="4" />
        <path d="M0-7v10M-16 8C-8 8-4 3 0 3s8 5 16 5M-12-2 0-5l12 3" />
      </g>
      <text x="52" y="26" fontSize="12" fontWeight="700" fill="#fff" className="font-display">
        Ten-class pass
      </text>
      <text x="52" y="42" fontSize="10" fill="#d5e3d8">
        7 left
      </text>
      <g fill="#f3d9a8">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((visit) => (
          <circle key={visit} cx={18 + visit * 13.4} cy="72" r="4" opacity={visit < 3 ? 0.3 : 1} />
        ))}
      </g>
    </g>
  );
}
