import { ArtFrame, type ArtProps, glow } from '../art-frame';
import { TextLines } from '../text-lines';

/** A plumber's page on a phone, with the thumb's reach; tablet and desktop grow out of it; a pipe drips. */
export function PhoneFirstArt({ id }: ArtProps) {
  return (
    <ArtFrame id={id} aurora={3}>
      <g className="art-pipe">
        <path d="M-20 250H150C186 250 204 268 204 304V372" />
        <path className="art-pipe-shine" d="M-20 240H150C192 240 214 262 214 304V372" />
        <rect className="art-pipe-joint" x="166" y="366" width="76" height="34" rx="10" />
        <rect className="art-pipe-joint" x="86" y="212" width="32" height="76" rx="10" />
      </g>
      {[
        [204, 446, 1],
        [204, 530, 0.8],
        [204, 628, 0.6],
      ].map(([x, y, scale]) => (
        <path
          key={y}
          transform={`translate(${x} ${y}) scale(${scale})`}
          d="M0-30C14-8 22 2 22 14A22 22 0 0 1-22 14C-22 2-14-8 0-30Z"
          fill={glow(id)}
        />
      ))}
      <g className="art-outline">
        <rect x="560" y="150" width="560" height="380" rx="20" />
        <path d="M560 490H1120M790 530 770 610M890 530 910 610M730 612H950" />
        <rect x="600" y="190" width="200" height="24" rx="12" />
        <path d="M880 202H930M960 202H1010M1040 202H1080" />
        <rect x="850" y="250" width="230" height="200" rx="12" />
      </g>
      <g>
        <rect className="art-shadow" x="498" y="186" width="330" height="448" rx="26" />
        <rect className="art-veil art-edge" x="490" y="172" width="330" height="448" rx="26" />
        <TextLines x={680} y={214} widths={[104, 80]} size={16} />
        <rect className="art-soft" x="680" y="300" width="110" height="120" rx="10" />
        <TextLines x={680} y={446} widths={[110, 96, 64]} size={12} step={26} />
        <rect className="art-soft" x="680" y="540" width="110" height="44" rx="12" />
      </g>
      <g transform="translate(28 22) scale(.94)">
        <rect className="art-shadow" x="332" y="96" width="300" height="600" rx="46" />
        <rect className="art-night" x="320" y="76" width="300" height="600" rx="46" />
        <rect className="art-paper" x="332" y="88" width="276" height="576" rx="36" />
        <rect className="art-night" x="426" y="102" width="88" height="20" rx="10" />
        <TextLines
          x={358}
          y={152}
          widths={[196, 214, 128]}
          size={22}
          step={36}
          className="art-ink"
        />
        <TextLines x={358} y={274} widths={[150, 110]} size={11} step={24} />
        <clipPath id={`${id}-screen`}>
          <rect x="332" y="88" width="276" height="576" rx="36" />
        </clipPath>
        <g clipPath={`url(#${id}-screen)`} className="art-reach">
          <circle cx="620" cy="690" r="150" />
          <circle cx="620" cy="690" r="235" />
          <circle cx="620" cy="690" r="320" />
        </g>
        <rect x="356" y="520" width="228" height="92" rx="24" fill={glow(id)} />
        <path
          className="art-stroke-on-glow"
          transform="translate(398 546) scale(1.7)"
          d="M22 16.92v3a2 2 0 0 1-2.18 2 19.8 19.8 0 0 1-8.63-3.07 19.5 19.5 0 0 1-6-6A19.8 19.8 0 0 1 2.12 4.2 2 2 0 0 1 4.1 2h3a2 2 0 0 1 2 1.72c.13.96.36 1.9.7 2.81a2 2 0 0 1-.45 2.1L8.1 9.9a16 16 0 0 0 6 6l1.27-1.27a2 2 0 0 1 2.1-.45c.91.34 1.85.57 2.81.7A2 2 0 0 1 22 16.92Z"
        />
        <TextLines x={462} y={557} widths={[88]} size={18} className="art-on-glow" />
        <g className="art-touch">
          <circle cx="540" cy="566" r="34" />
          <circle cx="540" cy="566" r="58" opacity="0.5" />
        </g>
      </g>
    </ArtFrame>
  );
}
