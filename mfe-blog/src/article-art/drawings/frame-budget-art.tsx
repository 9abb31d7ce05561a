import { ArtFrame, type ArtProps, glow } from '../art-frame';
import { TextLines } from '../text-lines';
import { WindowShape } from '../window-shape';

/** Bars of the slow keystroke, as [x, row, width]. */
const SLOW = [
  [0, 0, 690],
  [0, 1, 60],
  [66, 1, 600],
  [80, 2, 250],
  [336, 2, 310],
  [96, 3, 120],
  [222, 3, 90],
  [350, 3, 190],
  [546, 3, 86],
] as const;

const FAST = [
  [0, 0, 214],
  [0, 1, 60],
  [66, 1, 132],
  [80, 2, 70],
] as const;

/** A dispatch board above the profiler: one keystroke exceeds its budget of 200 ms, the next stays within it. */
export function FrameBudgetArt({ id }: ArtProps) {
  return (
    <ArtFrame id={id} aurora={2}>
      <WindowShape x={120} y={92} width={960} height={566}>
        <g className="art-stroke-ink" strokeWidth="5" transform="translate(44 84)">
          <circle cx="12" cy="12" r="10" />
          <path d="M20 20 28 28" />
        </g>
        <text className="art-mono art-ink" x="94" y="112" fontSize="30">
          drywa
        </text>
        <rect x="188" y="84" width="4" height="36" fill={glow(id)} />
        {[0, 1, 2].map((row) => (
          <TextLines
            key={row}
            x={420 + row * 172}
            y={94}
            widths={[130]}
            size={14}
            className="art-soft"
          />
        ))}
        <path className="art-edge" d="M0 146H960" />
        <g transform="translate(44 190)">
          {SLOW.map(([x, row, width]) => (
            <rect
              key={`${x}-${row}`}
              className={`art-heat-${row + 1}`}
              x={x}
              y={row * 44}
              width={width}
              height="38"
              rx="7"
            />
          ))}
          <text className="art-mono art-faint" x="712" y="28" fontSize="24">
            305 ms
          </text>
        </g>
        <g transform="translate(44 400)">
          {FAST.map(([x, row, width]) => (
            <rect
              key={`${x}-${row}`}
              x={x}
              y={row * 44}
              width={width}
              height="38"
              rx="7"
              fill={glow(id)}
              opacity={1 - row * 0.26}
            />
          ))}
          <text className="art-mono art-faint" x="236" y="28" fontSize="24">
            94 ms
          </text>
        </g>
        <path className="art-limit" d="M498 146V566" />
        <g transform="translate(498 520)">
          <rect className="art-night" x="-62" y="-22" width="124" height="44" rx="22" />
          <text className="art-mono art-on-night" y="8" fontSize="22" textAnchor="middle">
            200 ms
          </text>
        </g>
      </WindowShape>
    </ArtFrame>
  );
}
