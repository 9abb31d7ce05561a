import { BrowserFrame } from '../browser-frame';

const navy = '#12304d';
const copper = '#d9743a';

const leaks = ['Faucet', 'Water heater', 'Pipe'];
const windows = ['8–10', '10–12', '1–3'];

/** A plumber's site: a request form beside a map with the route to a house. */
export function PlumbingDispatch() {
  return (
    <>
      <rect width="480" height="360" fill={navy} />
      <g fill="none" stroke="#1d4468" strokeWidth="22" strokeLinecap="round">
        <path d="M-20 300H60a30 30 0 0 0 30-30V-20" />
        <path d="M500 80h-50a30 30 0 0 0-30 30v270" />
      </g>
      <g fill="#2a5a86">
        <rect x="72" y="182" width="36" height="16" rx="4" />
        <rect x="402" y="226" width="36" height="16" rx="4" />
      </g>
      <BrowserFrame x={38} y={40} width={404} height={350} address="sorvikplumbing" page="#f6f9fc">
        <text x="20" y="36" fontSize="19" fontWeight="700" fill={navy} className="font-display">
          What’s leaking?
        </text>
        {leaks.map((leak, index) => (
          <g key={leak} transform={`translate(20 ${52 + index * 34})`}>
            <rect
              width="150"
              height="28"
              rx="7"
              fill="#fff"
              stroke={index === 1 ? copper : '#ccd9e5'}
              strokeWidth={index === 1 ? 2 : 1}
            />
            <circle
              cx="15"
              cy="14"
              r="5.5"
              fill="none"
              stroke={index === 1 ? copper : '#9db3c7'}
              strokeWidth="1.5"
            />
            {index === 1 && <circle cx="15" cy="14" r="2.8" fill={copper} />}
            <text x="29" y="18" fontSize="10" fontWeight={index === 1 ? 600 : 400} fill={navy}>
              {leak}
            </text>
          </g>
        ))}
        <text x="20" y="173" fontSize="9.5" fontWeight="600" fill={navy}>
          Tuesday, two-hour window
        </text>
        {windows.map((time, index) => (
          <g key={time} transform={`translate(${20 + index * 52} 181)`}>
            <rect width="46" height="24" rx="6" fill={index === 1 ? navy : '#e3ecf4'} />
            <text
              x="23"
              y="16"
              fontSize="9.5"
              fontWeight="600"
              textAnchor="middle"
              fill={index === 1 ? '#fff' : navy}
            >
              {time}
            </text>
          </g>
        ))}
        <g transform="translate(20 217)">
          <rect width="46" height="40" rx="6" fill="#bcd2e4" />
          <path d="M14 10h10a6 6 0 0 1 6 6v8h-8v-7h-8Z" fill="#6f8ca5" />
          <path d="M26 28c3 4 3 7 0 7s-3-3 0-7Z" fill="#3b8ed0" />
          <text x="56" y="18" fontSize="9" fontWeight="600" fill={navy}>
            leak.jpg
          </text>
          <text x="56" y="31" fontSize="8.5" fill="#58738c">
            Added
          </text>
        </g>
        <rect x="20" y="268" width="150" height="30" rx="7" fill={copper} />
        <text x="95" y="287" fontSize="11" fontWeight="700" textAnchor="middle" fill="#2b1206">
          Request a plumber
        </text>
        <StreetMap />
      </BrowserFrame>
    </>
  );
}

function StreetMap() {
  return (
    <svg x="190" width="214" height="330" aria-hidden="true">
      <rect width="214" height="330" fill="#dce8ef" />
      <path d="M-6 250C60 210 90 270 130 330H-6Z" fill="#a9d0e2" />
      <path d="M150-10h80v90c-40 6-70-20-80-90Z" fill="#c6dfc4" />
      <g stroke="#fff" fill="none" strokeWidth="9">
        <path d="M-10 60H230M-10 150H230M40-10v240M118-10v350M178 60v270M-10 214H230M118 276H230" />
      </g>
      <path
        d="M40 200v-50h78V60h60"
        fill="none"
        stroke={copper}
        strokeWidth="5"
        strokeLinejoin="round"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <path
        d="M40 200v-50h58"
        fill="none"
        stroke={copper}
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g transform="translate(76 136)">
        <rect x="0" y="2" width="30" height="20" rx="4" fill={navy} />
        <path d="M30 8h8l6 8v6H30Z" fill="#27527a" />
        <circle cx="9" cy="24" r="4.5" fill="#0b1e31" stroke="#fff" strokeWidth="1.5" />
        <circle cx="35" cy="24" r="4.5" fill="#0b1e31" stroke="#fff" strokeWidth="1.5" />
        <path d="M11 7h7v6h-4v5h-3Z" fill={copper} />
      </g>
      <g transform="translate(160 28)">
        <path
          d="M0 18 18 2l18 16v20H0Z"
          fill="#fff"
          stroke={navy}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <rect x="13" y="22" width="10" height="16" fill={copper} />
      </g>
      <g transform="translate(16 262)">
        <rect width="134" height="40" rx="9" fill="#fff" />
        <circle cx="20" cy="20" r="10" fill="#e3ecf4" />
        <path
          d="m16 20 3 3 6-7"
          fill="none"
          stroke="#1f7a4c"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <text x="38" y="18" fontSize="9.5" fontWeight="700" fill={navy}>
          On the way
        </text>
        <text x="38" y="30" fontSize="8.5" fill="#58738c">
          Arrives 10:20
        </text>
      </g>
    </svg>
  );
}
