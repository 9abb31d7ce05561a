import { ArtFrame, type ArtProps, glow } from '../art-frame';
import { TextLines } from '../text-lines';

/** Height of each step's bar, around the middle line: fewer shoppers at every step. */
const STEPS = [430, 300, 224, 132, 104];

const barX = (step: number): number => 520 + step * 104;

/** A bag of coffee, the five steps to a purchase with the widest leak marked, and a parcel at the end. */
export function CheckoutFunnelArt({ id }: ArtProps) {
  return (
    <ArtFrame id={id} aurora={5}>
      {STEPS.slice(1).map((height, index) => {
        const before = STEPS[index] ?? height;
        const [left, right] = [barX(index) + 44, barX(index + 1)];
        return (
          <path
            key={height}
            className="art-stream"
            d={`M${left} ${375 - before / 2}C${left + 34} ${375 - before / 2} ${right - 34} ${375 - height / 2} ${right} ${375 - height / 2}V${375 + height / 2}C${right - 34} ${375 + height / 2} ${left + 34} ${375 + before / 2} ${left} ${375 + before / 2}Z`}
          />
        );
      })}
      {STEPS.map((height, index) => (
        <rect
          key={height}
          x={barX(index)}
          y={375 - height / 2}
          width="44"
          height={height}
          rx="14"
          fill={glow(id)}
          opacity={1 - index * 0.09}
        />
      ))}
      <g transform="translate(803 196)">
        <path className="art-leak" d="M0 0V66" />
        <path className="art-leak" d="M-12 54 0 68 12 54" />
        <circle className="art-night" cy="-26" r="32" />
        <text className="art-mono art-on-night" y="-17" fontSize="26" textAnchor="middle">
          ?
        </text>
      </g>
      <g transform="translate(110 104)">
        <rect className="art-shadow" x="10" y="18" width="346" height="542" rx="26" />
        <rect className="art-paper art-edge" width="346" height="542" rx="26" />
        <rect className="art-tint" x="22" y="22" width="302" height="322" rx="14" />
        <g transform="translate(173 186)">
          <path
            className="art-bag"
            d="M-76-112H76L84 126A18 18 0 0 1 66 144H-66A18 18 0 0 1-84 126Z"
          />
          <path className="art-bag-fold" d="M-76-112H76L74-78H-74ZM-76-130H76V-112H-76Z" />
          <rect className="art-card" x="-52" y="-40" width="104" height="124" rx="8" />
          <path className="art-bean" d="M0-22C24-22 34-2 28 20S2 46-16 40-34 8-26-8-12-22 0-22Z" />
          <path className="art-bean-seam" d="M8-18C-8-4 12 14-6 36" />
          <rect className="art-card-line" x="-32" y="58" width="64" height="9" rx="4.5" />
        </g>
        <TextLines x={26} y={372} widths={[210]} size={20} className="art-ink" />
        <TextLines x={26} y={408} widths={[270, 180]} size={11} step={22} />
        <rect x="26" y="468" width="294" height="52" rx="14" fill={glow(id)} />
        <TextLines x={128} y={487} widths={[90]} size={14} className="art-on-glow" />
      </g>
      <g transform="translate(1014 320)">
        <ellipse className="art-shadow" cx="50" cy="128" rx="86" ry="16" />
        <path className="art-box" d="M-26 0 50-40 126 0V84L50 126-26 84Z" />
        <path className="art-box-side" d="M50 42 126 0V84L50 126Z" />
        <path className="art-box-top" d="M-26 0 50-40 126 0 50 42Z" />
        <path className="art-box-tape" d="M4-16 80 26V52L94 44V18L18-23Z" />
      </g>
    </ArtFrame>
  );
}
