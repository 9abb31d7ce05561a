import { BrowserFrame } from '../browser-frame';

const crust = '#a9581f';
const ink = '#3c2113';

/** Three products with their prices, from left to right. */
const goods = [
  { name: 'Sourdough', price: '$8', x: 20 },
  { name: 'Cinnamon roll', price: '$4', x: 142 },
  { name: 'Baguette', price: '$5', x: 264 },
] as const;

const pickupTimes = ['6:45', '7:00', '7:15', '7:30', '7:45'];

/** A bakery's site: loaves, prices and a row of pickup times. */
export function BakeryOrderAhead() {
  return (
    <>
      <rect width="480" height="360" fill="#f0c878" />
      <circle cx="392" cy="40" r="150" fill="#f6d99b" />
      <circle cx="392" cy="40" r="92" fill="#fbe8c0" />
      <BrowserFrame x={46} y={44} width={388} height={340} address="tveitbakehouse" page="#fff9ee">
        <text x="20" y="26" fontSize="12" fontWeight="700" fill={ink} className="font-display">
          Tveit Bakehouse
        </text>
        <g fontSize="8.5" fill={ink} opacity="0.75">
          <text x="240" y="25">
            Bread
          </text>
          <text x="276" y="25">
            Rolls
          </text>
          <text x="310" y="25">
            Visit
          </text>
        </g>
        <rect x="342" y="14" width="30" height="17" rx="8.5" fill={crust} />
        <text x="357" y="26" fontSize="8.5" fontWeight="600" fill="#fff" textAnchor="middle">
          Bag 2
        </text>
        <text x="20" y="72" fontSize="27" fontWeight="700" fill={ink} className="font-display">
          Saturday rolls,
        </text>
        <text x="20" y="99" fontSize="27" fontWeight="700" fill={crust} className="font-display">
          still warm.
        </text>
        <Loaf x={256} y={50} scale={1} />
        {goods.map(({ name, price, x }, index) => (
          <g key={name} transform={`translate(${x} 122)`}>
            <rect width="108" height="98" rx="9" fill="#f7e6c8" />
            {index === 0 && <Loaf x={20} y={18} scale={0.62} />}
            {index === 1 && <Roll />}
            {index === 2 && <Baguette />}
            <text x="10" y="88" fontSize="9" fontWeight="600" fill={ink}>
              {name}
            </text>
            <text x="98" y="88" fontSize="9" fill={ink} textAnchor="end">
              {price}
            </text>
          </g>
        ))}
        <text x="20" y="246" fontSize="10" fontWeight="600" fill={ink}>
          Pick up Saturday
        </text>
        {pickupTimes.map((time, index) => (
          <g key={time} transform={`translate(${20 + index * 71} 256)`}>
            <rect
              width="64"
              height="24"
              rx="12"
              fill={index === 2 ? crust : '#fff'}
              stroke={index === 2 ? crust : '#e5c998'}
            />
            <text
              x="32"
              y="16"
              fontSize="10"
              fontWeight="600"
              textAnchor="middle"
              fill={index === 2 ? '#fff' : ink}
            >
              {time}
            </text>
          </g>
        ))}
      </BrowserFrame>
    </>
  );
}

function Loaf({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M4 44C-2 14 24 0 56 0s60 14 54 44c-2 12-14 14-54 14S6 56 4 44Z" fill="#c47a35" />
      <path d="M12 40C10 18 32 8 56 8s46 10 44 32" fill="none" stroke="#dd9a52" strokeWidth="6" />
      <g stroke="#fbe6c2" strokeWidth="4" strokeLinecap="round">
        <path d="M34 34 48 14" />
        <path d="M54 36 68 14" />
        <path d="M74 36 86 20" />
      </g>
    </g>
  );
}

function Roll() {
  return (
    <g transform="translate(54 40)" fill="none" strokeLinecap="round">
      <circle r="29" fill="#d18a45" />
      <path
        d="M0 0c4-6 12-2 11 5C9 15-7 15-11 5-16-9-3-18 8-16 22-13 25 5 16 15 8 24-6 25-15 19"
        stroke="#7c3f17"
        strokeWidth="4"
      />
      <path d="M-20-8C-12-22 8-26 18-16" stroke="#fff4de" strokeWidth="5" />
    </g>
  );
}

function Baguette() {
  return (
    <g transform="rotate(-24 54 42)">
      <rect x="6" y="30" width="96" height="24" rx="12" fill="#c98343" />
      <g stroke="#f8dcae" strokeWidth="4" strokeLinecap="round">
        <path d="M24 48 34 35" />
        <path d="M44 48 54 35" />
        <path d="M64 48 74 35" />
        <path d="M82 46 90 37" />
      </g>
    </g>
  );
}
