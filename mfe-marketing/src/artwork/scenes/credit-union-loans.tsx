import { BrowserFrame } from '../browser-frame';

const forest = '#1d4a37';
const gold = '#e2b13c';
const ink = '#17322a';

const steps = ['You', 'The loan', 'Income', 'Review'];

/** A credit union's loan form: a progress line, an amount and a link to continue later. */
export function CreditUnionLoans() {
  return (
    <>
      <rect width="480" height="360" fill={forest} />
      <g fill="none" stroke="#2c6049" strokeWidth="2">
        <circle cx="440" cy="330" r="60" />
        <circle cx="440" cy="330" r="100" />
        <circle cx="440" cy="330" r="140" />
        <circle cx="440" cy="330" r="180" />
      </g>
      <BrowserFrame
        x={44}
        y={44}
        width={392}
        height={340}
        address="creditunion/apply"
        page="#fcfbf6"
      >
        {steps.map((step, index) => (
          <g key={step} transform={`translate(${58 + index * 92} 32)`}>
            {index > 0 && (
              <path
                d="M-80 0h68"
                stroke={index < 2 ? forest : '#d8d6c8'}
                strokeWidth="3"
                strokeLinecap="round"
              />
            )}
            <circle
              r="10"
              fill={index === 0 ? forest : index === 1 ? gold : '#fff'}
              stroke={index > 1 ? '#cfcdbd' : 'none'}
              strokeWidth="2"
            />
            {index === 0 ? (
              <path
                d="m-4 0 3 3 5-6"
                fill="none"
                stroke="#fff"
                strokeWidth="2"
                strokeLinecap="round"
              />
            ) : (
              <text y="3.5" fontSize="9.5" fontWeight="700" fill={ink} textAnchor="middle">
                {index + 1}
              </text>
            )}
            <text
              y="25"
              fontSize="9"
              fontWeight={index === 1 ? 700 : 400}
              fill={ink}
              textAnchor="middle"
            >
              {step}
            </text>
          </g>
        ))}
        <text x="24" y="98" fontSize="19" fontWeight="700" fill={ink} className="font-display">
          How much do you need?
        </text>
        <text x="24" y="136" fontSize="32" fontWeight="700" fill={forest} className="font-display">
          $12,000
        </text>
        <text x="368" y="134" fontSize="11" fill={ink} textAnchor="end">
          about $248 a month
        </text>
        <rect x="24" y="152" width="344" height="6" rx="3" fill="#e4e2d4" />
        <rect x="24" y="152" width="138" height="6" rx="3" fill={forest} />
        <circle cx="162" cy="155" r="11" fill="#fff" stroke={forest} strokeWidth="3" />
        <g transform="translate(24 184)">
          <rect width="344" height="50" rx="9" fill="#fbf0d0" />
          <g transform="translate(16 11)" fill="none" stroke="#8a6411" strokeWidth="1.8">
            <rect width="20" height="26" rx="3" />
            <path d="M5 8h10M5 13h10M5 18h6" strokeLinecap="round" />
          </g>
          <text x="50" y="21" fontSize="10.5" fontWeight="700" fill="#5b420a">
            You’ll need two pay stubs for step 3.
          </text>
          <text x="50" y="36" fontSize="9.5" fill="#5b420a">
            Don’t have them here? Save and come back.
          </text>
        </g>
        <rect x="24" y="250" width="150" height="34" rx="8" fill="#fff" stroke="#b9b7a6" />
        <text x="99" y="271" fontSize="11.5" fontWeight="600" fill={ink} textAnchor="middle">
          Save and return
        </text>
        <rect x="186" y="250" width="182" height="34" rx="8" fill={forest} />
        <text x="277" y="271" fontSize="11.5" fontWeight="600" fill="#fff" textAnchor="middle">
          Go on to income
        </text>
      </BrowserFrame>
    </>
  );
}
