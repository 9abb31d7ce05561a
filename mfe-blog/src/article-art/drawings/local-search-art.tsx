import { ArtFrame, type ArtProps, glow } from '../art-frame';
import { TextLines } from '../text-lines';

const PIN = 'M0 0C-14-30-58-62-58-112A58 58 0 0 1 58-112C58-62 14-30 0 0Z';

/** A search for a heating firm: the query, three ranked results, and a map with lakes and one warm pin. */
export function LocalSearchArt({ id }: ArtProps) {
  return (
    <ArtFrame id={id} aurora={6}>
      <defs>
        <clipPath id={`${id}-map`}>
          <rect x="650" y="100" width="430" height="550" rx="24" />
        </clipPath>
      </defs>
      <rect className="art-shadow" x="660" y="118" width="430" height="550" rx="24" />
      <g clipPath={`url(#${id}-map)`}>
        <rect className="art-paper" x="650" y="100" width="430" height="550" />
        <g className="art-lake">
          <path d="M936 128C990 110 1050 140 1046 196S980 250 942 232 890 142 936 128Z" />
          <path d="M690 470C730 444 800 462 806 506S764 590 716 580 656 492 690 470Z" />
          <path d="M930 560C970 540 1030 560 1026 600S960 640 930 624 904 574 930 560Z" />
        </g>
        <g className="art-road">
          <path d="M640 250C740 230 800 300 860 330S1000 380 1100 360" />
          <path d="M850 90C840 200 880 300 870 380S830 560 860 660" />
          <path d="M640 420C720 400 820 430 900 470S1030 500 1100 480" />
          <path d="M740 90V400M990 260V520" strokeWidth="5" />
        </g>
        <g className="art-quiet-pin">
          <path transform="translate(752 300) scale(.42)" d={PIN} />
          <path transform="translate(1000 452) scale(.42)" d={PIN} />
          <path transform="translate(800 640) scale(.42)" d={PIN} />
        </g>
        <ellipse className="art-shadow" cx="872" cy="424" rx="52" ry="15" />
        <path transform="translate(872 422) scale(1.2)" d={PIN} fill={glow(id)} />
        <path
          className="art-on-glow"
          transform="translate(872 286) scale(1.25)"
          d="M0-36C4-16 26-8 26 14A26 26 0 0 1-26 14C-26 2-20-6-14-12-12-4-8 0-4 0-8-14-6-26 0-36Z"
        />
      </g>
      <rect className="art-edge" x="650" y="100" width="430" height="550" rx="24" />
      <g transform="translate(120 110)">
        <rect className="art-shadow" x="8" y="14" width="600" height="86" rx="43" />
        <rect className="art-paper art-edge" width="600" height="86" rx="43" />
        <g className="art-stroke-ink" strokeWidth="6">
          <circle cx="46" cy="40" r="15" />
          <path d="M57 51 69 63" />
        </g>
        <text className="art-mono art-ink" x="96" y="52" fontSize="26">
          furnace repair st. cloud
        </text>
      </g>
      <g transform="translate(120 236)">
        <rect className="art-shadow" x="8" y="14" width="500" height="186" rx="20" />
        <rect className="art-paper art-edge" width="500" height="186" rx="20" />
        <rect x="0" y="24" width="8" height="138" rx="4" fill={glow(id)} />
        <text className="art-mono art-accent" x="34" y="62" fontSize="30">
          1
        </text>
        <TextLines x={76} y={40} widths={[330]} size={24} className="art-accent" />
        <TextLines x={76} y={84} widths={[380, 296]} size={12} step={26} />
        <g className="art-star" transform="translate(76 136)">
          {[0, 34, 68, 102, 136].map((x) => (
            <path
              key={x}
              transform={`translate(${x} 0)`}
              d="m13 0 4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1Z"
            />
          ))}
        </g>
      </g>
      {[
        ['2', 446, 250],
        ['3', 556, 210],
      ].map(([rank, y, width]) => (
        <g key={rank} transform={`translate(120 ${y})`}>
          <rect className="art-veil art-edge" width="440" height="92" rx="18" />
          <text className="art-mono art-faint" x="34" y="48" fontSize="26">
            {rank}
          </text>
          <TextLines x={76} y={28} widths={[Number(width)]} size={16} />
          <TextLines x={76} y={58} widths={[320]} size={10} className="art-soft" />
        </g>
      ))}
    </ArtFrame>
  );
}
