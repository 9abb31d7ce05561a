import { ArtFrame, type ArtProps, glow } from '../art-frame';
import { TextLines } from '../text-lines';
import { WindowShape } from '../window-shape';

const LOAF =
  'M410 372C410 266 492 214 600 214S790 266 790 372C790 410 766 424 738 424H462C434 424 410 410 410 372Z';

/** One typed line becomes a bakery's page: drawn on the left, finished on the right, with a gap marked to fill. */
export function AiDraftArt({ id }: ArtProps) {
  return (
    <ArtFrame id={id} aurora={1}>
      <defs>
        <clipPath id={`${id}-done`}>
          <rect x="600" y="0" width="600" height="750" />
        </clipPath>
        <clipPath id={`${id}-draft`}>
          <rect x="0" y="0" width="600" height="750" />
        </clipPath>
      </defs>
      <g transform="translate(30 4) scale(.95)">
        <WindowShape x={210} y={96} width={780} height={520} />
        <g clipPath={`url(#${id}-done)`}>
          <rect className="art-tint" x="600" y="149" width="388" height="306" />
          <path className="art-warm" d={LOAF} />
          <g className="art-stroke-paper" strokeWidth="12">
            <path d="M508 250C540 286 546 326 540 366M600 230C634 272 640 318 634 368M690 244C722 284 726 324 720 362" />
          </g>
          <TextLines x={640} y={484} widths={[230]} size={22} className="art-ink" />
          <rect x="812" y="540" width="136" height="44" rx="12" fill={glow(id)} />
          <TextLines x={640} y={540} widths={[140, 104]} size={12} step={26} />
        </g>
        <g clipPath={`url(#${id}-draft)`} className="art-sketch">
          <rect x="232" y="168" width="420" height="270" rx="10" />
          <path d="M232 168 600 438M232 438 600 168" opacity="0.5" />
          <path d={LOAF} />
          <path d="M508 250C540 286 546 326 540 366" />
          <rect x="252" y="478" width="270" height="32" rx="6" />
          <path d="M252 540H480M252 566H420" />
        </g>
        <rect x="597.5" y="120" width="5" height="500" rx="2.5" fill={glow(id)} />
        <circle cx="600" cy="120" r="11" fill={glow(id)} />
        <g transform="translate(822 176) rotate(4)">
          <rect className="art-note" width="118" height="52" rx="8" />
          <text className="art-mono art-note-text" x="59" y="35" fontSize="25" textAnchor="middle">
            [ASK]
          </text>
        </g>
        <g transform="translate(292 592)">
          <rect className="art-shadow" x="8" y="14" width="616" height="84" rx="42" />
          <rect className="art-paper art-edge" width="616" height="84" rx="42" />
          <circle cx="44" cy="42" r="26" fill={glow(id)} />
          <path
            className="art-on-glow"
            d="M44 26C46 38 48 40 60 42 48 44 46 46 44 58 42 46 40 44 28 42 40 40 42 38 44 26Z"
          />
          <text className="art-mono art-ink" x="90" y="50" fontSize="21">
            website for a bakery, warm and friendly
          </text>
          <rect x="588" y="26" width="3" height="32" fill={glow(id)} />
        </g>
      </g>
    </ArtFrame>
  );
}
