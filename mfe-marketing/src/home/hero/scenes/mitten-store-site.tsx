import { BrowserFrame } from '../../../artwork/browser-frame';

const ink = '#1c2148';
const red = '#d6453d';

/** A maker's store that ships by Friday, as one window of the hero's picture (560 by 400). */
export function MittenStoreSite() {
  return (
    <BrowserFrame x={0} y={0} width={560} height={400} address="two-mittens.example" page="#f5f8fd">
      <rect width="560" height="26" fill={ink} />
      <text x="280" y="17" fontSize="11" fontWeight="600" fill="#fff" textAnchor="middle">
        Order by Tuesday noon, it ships by Friday
      </text>
      <text x="32" y="60" fontSize="15" fontWeight="700" fill={ink} className="font-display">
        Two Mittens
      </text>
      <rect x="472" y="42" width="56" height="26" rx="13" fill="#fff" stroke="#d6deee" />
      <text x="500" y="59" fontSize="11" fontWeight="600" fill={ink} textAnchor="middle">
        Cart 1
      </text>
      <g transform="translate(32 84)">
        <rect width="246" height="266" rx="16" fill="#dbe6f6" />
        <g fill="#fff" opacity="0.9">
          <circle cx="34" cy="40" r="4" />
          <circle cx="206" cy="64" r="5" />
          <circle cx="60" cy="214" r="4" />
          <circle cx="214" cy="196" r="3" />
          <circle cx="122" cy="26" r="3" />
        </g>
        <Mitten x={62} y={54} flip={false} />
        <Mitten x={184} y={54} flip />
      </g>
      <g transform="translate(306 96)" fill={ink}>
        <text y="26" fontSize="30" fontWeight="700" className="font-display">
          Shovel mitts
        </text>
        <text y="52" fontSize="13" opacity="0.8">
          Deerskin outside, wool inside.
        </text>
        <text y="92" fontSize="26" fontWeight="700" className="font-display">
          $64
        </text>
        {['S', 'M', 'L', 'XL'].map((size, index) => (
          <g key={size} transform={`translate(${index * 54} 112)`}>
            <rect
              width="46"
              height="36"
              rx="9"
              fill={index === 1 ? ink : '#fff'}
              stroke={index === 1 ? ink : '#cdd7ea'}
            />
            <text
              x="23"
              y="23"
              fontSize="13"
              fontWeight="600"
              textAnchor="middle"
              fill={index === 1 ? '#fff' : ink}
            >
              {size}
            </text>
          </g>
        ))}
        <rect y="168" width="208" height="42" rx="10" fill={red} />
        <text x="104" y="194" fontSize="14" fontWeight="700" fill="#fff" textAnchor="middle">
          Add to cart
        </text>
        <path
          d="m2 234 5 5 9-10"
          fill="none"
          stroke="#17805a"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <text x="26" y="239" fontSize="12">
          Nine pairs left in the stockroom
        </text>
      </g>
    </BrowserFrame>
  );
}

function Mitten({ x, y, flip }: { x: number; y: number; flip: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1) rotate(-8)`}>
      <path d="M-34 96V26C-34-14 34-14 34 26v18c8-10 26-8 28 6 2 10-8 22-28 40v6Z" fill={red} />
      <path d="M-34 40h68" stroke="#fff" strokeWidth="5" strokeDasharray="6 6" />
      <path d="M-34 58h66" stroke="#f3a39d" strokeWidth="4" />
      <rect x="-40" y="92" width="80" height="44" rx="10" fill="#fff" />
      <path d="M-26 98v32M-13 98v32M0 98v32M13 98v32M26 98v32" stroke="#c9d5e8" strokeWidth="4" />
    </g>
  );
}
