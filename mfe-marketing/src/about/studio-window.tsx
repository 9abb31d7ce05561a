/** Horizontal positions of the panes of the studio's window, each 240 wide. */
const panes = [170, 430, 690, 950, 1210];

/** Pines on the far shore: center and height. */
const pines = [
  [190, 60],
  [226, 44],
  [262, 74],
  [372, 50],
  [452, 68],
  [486, 42],
  [598, 58],
  [640, 80],
  [712, 46],
  [870, 62],
  [902, 44],
  [986, 76],
  [1032, 50],
  [1160, 58],
  [1236, 72],
  [1274, 46],
  [1390, 66],
  [1424, 48],
] as const;

/** The view from the studio: a frozen lake, pines, and northern lights. It is night in both themes. */
export function StudioWindow() {
  return (
    <g className="dark">
      <svg x="170" y="40" width="1280" height="228" aria-hidden="true">
        <g transform="translate(-170 -40)">
          <rect x="170" y="40" width="1280" height="228" fill="var(--canvas)" />
          <path
            d="M120 190C300 40 420 150 560 90s260-30 360 20 260-70 420-30 120 60 160 40v70c-120 40-240-20-380 10s-260 40-400 0-340 20-600 60Z"
            fill="var(--aurora-3-from)"
            opacity="0.34"
          />
          <path
            d="M120 150C320 20 460 110 620 60s220 0 340 20 280-60 540-30v60c-160-20-260 60-400 40s-220-50-380 0-320-10-600 70Z"
            fill="var(--aurora-1-to)"
            opacity="0.42"
          />
          <path
            d="M120 110c240-70 400 10 560-30s400 40 820-10v30c-320 30-460-30-620 0s-320-10-760 50Z"
            fill="var(--aurora-2-to)"
            opacity="0.28"
          />
          <g fill="#fff">
            <circle cx="236" cy="70" r="1.8" />
            <circle cx="410" cy="58" r="1.4" />
            <circle cx="560" cy="128" r="1.6" />
            <circle cx="880" cy="64" r="1.8" />
            <circle cx="1010" cy="116" r="1.3" />
            <circle cx="1270" cy="72" r="1.7" />
            <circle cx="1400" cy="124" r="1.5" />
          </g>
          <rect x="170" y="222" width="1280" height="46" fill="var(--raised)" />
          <path d="M170 222h1280" stroke="var(--ice)" strokeWidth="2" opacity="0.5" />
          <g fill="var(--sunk)">
            {pines.map(([x, height]) => (
              <path
                key={x}
                d={`M${x - height / 3.2} 224 ${x} ${224 - height} ${x + height / 3.2} 224Z`}
              />
            ))}
          </g>
        </g>
      </svg>
      <g fill="none" stroke="var(--line-strong)" strokeWidth="8">
        {panes.map((x) => (
          <rect key={x} x={x} y="40" width="240" height="228" rx="3" />
        ))}
        <path d="M150 272h1320" strokeWidth="12" />
      </g>
    </g>
  );
}
