import { ArtFrame, type ArtProps } from '../art-frame';

const TOOTH =
  'M50 10C40 0 6-4 6 32 6 58 20 66 24 94 27 112 38 110 41 94 44 76 46 70 50 70S56 76 59 94C62 110 73 112 76 94 80 66 94 58 94 32 94-4 60 0 50 10Z';

const COLUMNS = [0, 1, 2, 3];
const ROWS = [0, 1, 2, 3];

/** The tooth that stands out. */
const isOdd = (row: number, column: number): boolean => row === 2 && column === 2;

/** The article's own palette, fanned from left to right. These five colours are its subject and ignore the theme. */
const CHIPS = [
  { color: '#8a8377', letters: '#fff', turn: -24, ratio: '3.52' },
  { color: '#fbf7f0', letters: '#1f2a37', turn: -12, ratio: '' },
  { color: '#1f2a37', letters: '#fff', turn: 0, ratio: '13.61' },
  { color: '#1f5f5b', letters: '#fff', turn: 12, ratio: '6.91' },
  { color: '#c2410c', letters: '#fff', turn: 24, ratio: '5.18' },
];

/** A dentist's choice: rows of teeth in one cool color, a single warm one, and a fan of measured paint chips. */
export function OneColorArt({ id }: ArtProps) {
  return (
    <ArtFrame id={id} aurora={4}>
      <g transform="translate(116 100)">
        {ROWS.flatMap((row) =>
          COLUMNS.map((column) => (
            <path
              key={`${row}-${column}`}
              className={
                isOdd(row, column) ? 'art-odd' : `art-cool-${((row + column * 2) % 3) + 1}`
              }
              transform={`translate(${column * 112} ${row * 142}) scale(.94)`}
              d={TOOTH}
            />
          )),
        )}
      </g>
      <g transform="translate(858 690)">
        {CHIPS.map(({ color, letters, turn, ratio }) => (
          <g key={color} transform={`rotate(${turn})`}>
            <rect className="art-shadow" x="-54" y="-560" width="124" height="490" rx="16" />
            <rect className="art-card" x="-64" y="-574" width="128" height="504" rx="16" />
            <path d="M-64-558A16 16 0 0 1-48-574H48A16 16 0 0 1 64-558V-190H-64Z" fill={color} />
            <text className="art-mono" x="-50" y="-520" fontSize="34" fill={letters}>
              Aa
            </text>
            <text className="art-mono" x="-50" y="-484" fontSize="20" fill={letters}>
              {ratio}
            </text>
          </g>
        ))}
        <circle className="art-card-line" cy="-104" r="11" />
      </g>
    </ArtFrame>
  );
}
