import { PhoneFrame } from '../phone-frame';

const leaf = '#2f6b2e';
const ink = '#1d3319';

/** A farm co-op's app: this week's box and the hour of its delivery. */
export function FarmDelivery() {
  return (
    <>
      <rect width="480" height="360" fill="#f7e3a6" />
      <circle cx="96" cy="86" r="44" fill="#f3b63f" />
      <path d="M0 190c120-60 250-40 480-90v260H0Z" fill="#a8c878" />
      <g fill="none" stroke="#86ad58" strokeWidth="9">
        <path d="M-10 360C60 290 150 240 230 196" />
        <path d="M70 370C130 290 200 240 262 192" />
        <path d="M490 300C430 260 380 220 340 176" />
        <path d="M500 370C430 310 350 250 306 186" />
      </g>
      <g transform="translate(352 64)">
        <path d="M0 40 34 14l34 26v44H0Z" fill="#b8352c" />
        <path
          d="M-6 42 34 10l40 32"
          fill="none"
          stroke="#fff"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path
          d="M22 84V54h24v30M22 54l24 30M46 54 22 84"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
        />
      </g>
      <PhoneFrame x={144} y={26} width={192} height={380} screen="#fffdf4" ink={ink}>
        <text x="16" y="50" fontSize="17" fontWeight="700" fill={ink} className="font-display">
          Your box, week 31
        </text>
        <g transform="translate(16 62)">
          <rect width="148" height="104" rx="12" fill="#e7efcf" />
          <Vegetables />
          <path d="M18 56h112l-9 38H27Z" fill="#c8934f" />
          <path d="M18 56h112l-3 12H21Z" fill="#a97536" />
        </g>
        <g fontSize="10.5" fill={ink}>
          <ShareLine y={188} name="Carrots" amount="1 bunch" />
          <ShareLine y={212} name="Beets" amount="2 lb" />
          <text x="16" y="236" fontWeight="600">
            Kale
          </text>
          <rect x="44" y="225" width="76" height="16" rx="8" fill="#fbe3c4" />
          <text x="82" y="236.5" fontSize="8.5" fontWeight="600" fill="#7a4a10" textAnchor="middle">
            was turnips
          </text>
          <text x="164" y="236" textAnchor="end">
            1 head
          </text>
        </g>
        <g transform="translate(10 256)">
          <rect width="160" height="84" rx="14" fill={leaf} />
          <text x="14" y="24" fontSize="9.5" fill="#dcebc7">
            Thursday, at your door
          </text>
          <text x="14" y="46" fontSize="19" fontWeight="700" fill="#fff" className="font-display">
            4:10–4:40
          </text>
          <path d="M14 64h132" stroke="#ffffff55" strokeWidth="3" strokeLinecap="round" />
          <path d="M14 64h84" stroke="#f3b63f" strokeWidth="3" strokeLinecap="round" />
          <circle cx="98" cy="64" r="6" fill="#f3b63f" />
        </g>
      </PhoneFrame>
    </>
  );
}

function ShareLine({ y, name, amount }: { y: number; name: string; amount: string }) {
  return (
    <>
      <text x="16" y={y} fontWeight="600">
        {name}
      </text>
      <text x="164" y={y} textAnchor="end">
        {amount}
      </text>
      <path d={`M16 ${y + 9}h148`} stroke="#e5e3cf" />
    </>
  );
}

function Vegetables() {
  return (
    <g strokeLinecap="round">
      <g stroke={leaf} strokeWidth="5" fill="none">
        <path d="M32 34 24 14M34 34V10M37 34l9-18" />
      </g>
      <path d="M26 34h18l-8 40Z" fill="#ec7b25" />
      <g fill="#3f8a3a">
        <circle cx="66" cy="36" r="14" />
        <circle cx="84" cy="26" r="15" />
        <circle cx="98" cy="40" r="14" />
        <circle cx="80" cy="46" r="14" />
      </g>
      <path d="M82 58V30M82 42l-9-7M82 40l9-8" stroke="#a9d48b" strokeWidth="2" fill="none" />
      <path
        d="M120 40c-4-12-2-20 4-26M120 40c2-12 8-16 14-16"
        stroke={leaf}
        strokeWidth="4"
        fill="none"
      />
      <circle cx="119" cy="52" r="15" fill="#9b2553" />
    </g>
  );
}
