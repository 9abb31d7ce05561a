import { BrowserFrame } from '../browser-frame';

const green = '#0e6b5c';
const ink = '#143a34';

/** Open times by weekday; an empty text is a booked time. */
const week = [
  { day: 'Mon', times: ['', '9:20', '', '1:00'] },
  { day: 'Tue', times: ['8:40', '', '11:00', '2:40'] },
  { day: 'Wed', times: ['', '10:20', '', '3:00'] },
  { day: 'Thu', times: ['8:20', '9:40', '', ''] },
  { day: 'Fri', times: ['', '', '11:40', '1:20'] },
] as const;

/** A clinic's booking page: the next open time at the top, the week's times below. */
export function ClinicBooking() {
  return (
    <>
      <rect width="480" height="360" fill="#bfe3d6" />
      <path d="M0 250c80-50 150-20 220-50S380 90 480 120v240H0Z" fill="#a6d6c5" />
      <g fill="#fff" opacity="0.75">
        <rect x="452" y="64" width="14" height="46" rx="5" />
        <rect x="436" y="80" width="46" height="14" rx="5" />
      </g>
      <BrowserFrame x={44} y={46} width={392} height={340} address="clinic/booking" page="#ffffff">
        <text x="22" y="38" fontSize="20" fontWeight="700" fill={ink} className="font-display">
          Who needs to be seen?
        </text>
        <g fontSize="9.5" fontWeight="600" fill={ink}>
          <rect
            x="22"
            y="50"
            width="58"
            height="24"
            rx="12"
            fill="#d5efe6"
            stroke={green}
            strokeWidth="1.5"
          />
          <text x="51" y="66" textAnchor="middle">
            A child
          </text>
          <rect x="88" y="50" width="50" height="24" rx="12" fill="#f1f6f4" />
          <text x="113" y="66" textAnchor="middle">
            Me
          </text>
        </g>
        <g transform="translate(22 86)">
          <rect width="348" height="50" rx="10" fill={green} />
          <circle cx="28" cy="25" r="13" fill="#ffffff26" />
          <path d="M28 18v7l5 3" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
          <text x="52" y="22" fontSize="9.5" fill="#d8f3ea">
            Next open time
          </text>
          <text x="52" y="38" fontSize="14" fontWeight="700" fill="#fff" className="font-display">
            Tomorrow, 8:40 am
          </text>
          <rect x="270" y="12" width="64" height="26" rx="7" fill="#fff" />
          <text x="302" y="29" fontSize="10.5" fontWeight="700" fill={green} textAnchor="middle">
            Take it
          </text>
        </g>
        {week.map(({ day, times }, column) => (
          <g key={day} transform={`translate(${22 + column * 71} 150)`}>
            <text x="32" y="12" fontSize="9.5" fontWeight="600" fill={ink} textAnchor="middle">
              {day}
            </text>
            {times.map((time, row) => (
              <g key={`${day}${row * 1}`} transform={`translate(0 ${20 + row * 31})`}>
                <rect width="64" height="25" rx="6" fill={time === '' ? '#f3f6f5' : '#d5efe6'} />
                {time === '' ? (
                  <path d="M26 12.5h12" stroke="#bccac5" strokeWidth="2" strokeLinecap="round" />
                ) : (
                  <text
                    x="32"
                    y="16.5"
                    fontSize="10"
                    fontWeight="600"
                    fill={green}
                    textAnchor="middle"
                  >
                    {time}
                  </text>
                )}
              </g>
            ))}
          </g>
        ))}
      </BrowserFrame>
    </>
  );
}
