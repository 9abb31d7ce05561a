import { BrowserFrame } from '../browser-frame';

const red = '#b3352b';
const ink = '#2a2320';

const papers = ['#fbf6ea', '#e6dccb', '#cfd8cf', '#3a3532'];
const inks = [red, '#20344f', '#5e7a4b', '#b98a2f'];

/** A letterpress shop's quote builder: a printed card, swatches and a running total. */
export function LetterpressQuotes() {
  return (
    <>
      <rect width="480" height="360" fill="#d8c9b4" />
      <g fill="#c7b498">
        <rect x="-30" y="210" width="150" height="200" rx="4" transform="rotate(-14 40 300)" />
        <rect x="400" y="-40" width="130" height="170" rx="4" transform="rotate(12 460 40)" />
      </g>
      <text
        x="424"
        y="92"
        fontSize="92"
        fontWeight="700"
        fill={red}
        opacity="0.85"
        className="font-display"
      >
        &amp;
      </text>
      <BrowserFrame
        x={40}
        y={46}
        width={392}
        height={340}
        address="farrowandfinch"
        page="#fdfbf7"
        barInk="#8b7f72"
      >
        <rect width="202" height="330" fill="#eee5d8" />
        <g transform="rotate(-3 101 150)">
          <rect x="36" y="42" width="134" height="188" rx="2" fill="#d9cbb6" />
          <rect x="32" y="36" width="134" height="188" rx="2" fill="#fffaf0" />
          <rect x="40" y="44" width="118" height="172" fill="none" stroke={red} strokeWidth="1" />
          <g stroke={red} strokeWidth="1.6" fill="none" strokeLinecap="round">
            <path d="M99 62v24M99 74c-9 0-13-5-14-10 9 0 14 4 14 10Zm0 8c9 0 13-5 14-10-9 0-14 4-14 10Z" />
          </g>
          <text
            x="99"
            y="118"
            fontSize="20"
            fontWeight="600"
            fill={red}
            textAnchor="middle"
            className="font-display"
          >
            Save
          </text>
          <text
            x="99"
            y="140"
            fontSize="20"
            fontWeight="600"
            fill={red}
            textAnchor="middle"
            className="font-display"
          >
            the date
          </text>
          <path d="M82 154h34" stroke={red} />
          <text x="99" y="174" fontSize="10" fill={ink} textAnchor="middle">
            The fourteenth of June
          </text>
          <text x="99" y="190" fontSize="10" fill={ink} textAnchor="middle">
            Northeast Minneapolis
          </text>
        </g>
        <g transform="translate(222 0)" fill={ink}>
          <text y="38" fontSize="18" fontWeight="700" className="font-display">
            Build your card
          </text>
          <text y="66" fontSize="10" fontWeight="600">
            Paper
          </text>
          <Swatches colors={papers} y={86} />
          <text y="126" fontSize="10" fontWeight="600">
            Ink
          </text>
          <Swatches colors={inks} y={146} />
          <text y="186" fontSize="10" fontWeight="600">
            How many
          </text>
          <text x="148" y="186" fontSize="10" textAnchor="end">
            120
          </text>
          <rect y="197" width="148" height="4" rx="2" fill="#e0d4c2" />
          <rect y="197" width="72" height="4" rx="2" fill={red} />
          <circle cx="72" cy="199" r="8" fill="#fff" stroke={red} strokeWidth="2.5" />
          <path d="M0 222h148" stroke="#e0d4c2" />
          <text y="246" fontSize="10">
            Your total
          </text>
          <text
            x="148"
            y="250"
            fontSize="24"
            fontWeight="700"
            textAnchor="end"
            className="font-display"
          >
            $412
          </text>
          <rect y="262" width="148" height="30" rx="4" fill={red} />
          <text x="74" y="281" fontSize="11" fontWeight="600" fill="#fff" textAnchor="middle">
            Send the order
          </text>
        </g>
      </BrowserFrame>
    </>
  );
}

/** Four colours in a row, the first one chosen. */
function Swatches({ colors, y }: { colors: readonly string[]; y: number }) {
  return (
    <g>
      <circle cx="13" cy={y} r="15.5" fill="none" stroke={ink} strokeWidth="1.5" />
      {colors.map((color, index) => (
        <circle key={color} cx={13 + index * 38} cy={y} r="12" fill={color} stroke="#00000022" />
      ))}
    </g>
  );
}
