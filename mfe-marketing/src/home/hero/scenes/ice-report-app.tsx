import { BrowserFrame } from '../../../artwork/browser-frame';
import { PhoneFrame } from '../../../artwork/phone-frame';

const night = '#1a1646';
const teal = '#6fe0d2';

const lakes = [
  { name: 'Weaver', inches: 11, width: 118 },
  { name: 'Fish', inches: 9, width: 96 },
  { name: 'Eagle', inches: 4, width: 44 },
] as const;

/** An app that reports the thickness of lake ice, as one window of the hero's picture (560 by 400). */
export function IceReportApp() {
  return (
    <BrowserFrame
      x={0}
      y={0}
      width={560}
      height={400}
      address="preview, two phones"
      page="#3d2f8f"
      bar="#30257a"
      barInk="#d9d3ff"
    >
      <g fill="none" stroke="#ffffff" strokeWidth="1.5" opacity="0.14">
        <path d="M-20 300 130 236l96 40 120-70 110 44 124-76" />
        <path d="M130 236 96 400M346 206l30 194M456 250l60 150" />
      </g>
      <circle cx="470" cy="70" r="44" fill="#fff" opacity="0.12" />
      <PhoneFrame x={70} y={28} width={196} height={400} screen={night} body="#0c0a26" ink="#fff">
        <text x="18" y="56" fontSize="20" fontWeight="700" fill="#fff" className="font-display">
          Ice report
        </text>
        <text x="18" y="74" fontSize="10.5" fill="#c9c3f2">
          Measured this morning
        </text>
        <g transform="translate(14 88)">
          <rect width="156" height="118" rx="16" fill="#2b2470" />
          <text x="16" y="58" fontSize="46" fontWeight="700" fill={teal} className="font-display">
            11″
          </text>
          <text x="142" y="56" fontSize="10" fill="#fff" textAnchor="end">
            Weaver Lake
          </text>
          <path
            d="M0 84c26-10 40 8 70 0s50-10 86 2v16a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16Z"
            fill={teal}
            opacity="0.85"
          />
          <text x="16" y="106" fontSize="11.5" fontWeight="700" fill={night}>
            Fine for skating
          </text>
        </g>
        {lakes.map(({ name, inches, width }, index) => (
          <g key={name} transform={`translate(18 ${226 + index * 38})`}>
            <text y="12" fontSize="11.5" fontWeight="600" fill="#fff">
              {name}
            </text>
            <text x="148" y="12" fontSize="11.5" fill="#fff" textAnchor="end">
              {inches}″
            </text>
            <rect y="20" width="148" height="5" rx="2.5" fill="#ffffff22" />
            <rect y="20" width={width} height="5" rx="2.5" fill={inches < 5 ? '#ff9c7a' : teal} />
          </g>
        ))}
      </PhoneFrame>
      <PhoneFrame
        x={298}
        y={74}
        width={196}
        height={400}
        screen="#f4f2ff"
        body="#0c0a26"
        ink={night}
      >
        <text x="18" y="56" fontSize="17" fontWeight="700" fill={night} className="font-display">
          Meet at the dock
        </text>
        <g transform="translate(14 72)">
          <rect width="156" height="150" rx="16" fill="#d6d0fb" />
          <path d="M20 100c0-50 40-76 76-60s56 46 36 74-112 34-112-14Z" fill="#f9f8ff" />
          <path
            d="M40 104c18-40 44 20 80-34"
            fill="none"
            stroke="#7a5cf0"
            strokeWidth="4"
            strokeDasharray="2 9"
            strokeLinecap="round"
          />
          <circle cx="40" cy="104" r="8" fill="#7a5cf0" />
          <path
            d="M120 46c10 0 16 7 16 15 0 10-16 22-16 22s-16-12-16-22c0-8 6-15 16-15Z"
            fill="#e2558f"
          />
          <circle cx="120" cy="61" r="5.5" fill="#fff" />
        </g>
        <rect x="14" y="236" width="156" height="44" rx="14" fill={night} />
        <text x="92" y="263" fontSize="13" fontWeight="600" fill="#fff" textAnchor="middle">
          Bring the cocoa
        </text>
      </PhoneFrame>
    </BrowserFrame>
  );
}
