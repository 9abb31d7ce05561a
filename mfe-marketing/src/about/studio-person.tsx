/** Props of {@link StudioPerson}. */
export interface StudioPersonProps {
  /** Horizontal center of the person, in units of the drawing. */
  x: number;
  /** Number of the aurora colours of the person's clothes. */
  aurora: 1 | 2 | 3 | 4 | 5 | 6;
}

/** Hair of each person, on a head of radius 26 around 0,0. */
const hair: Record<StudioPersonProps['aurora'], string> = {
  1: 'M-28 4c-4-40 60-44 56 0 4 22-2 40-6 44 2-22-4-40-14-48-10 6-26 6-34 4-2 20 2 34 2 44-8-6-6-26-4-44Z',
  2: 'M-26 0c-2-36 54-38 52 2-8-4-14-12-18-18-8 10-22 14-34 16Z',
  3: 'M-27 6c-6-46 60-46 54 0 8 20 10 36 4 52-10 2-14-8-12-22 0-18-2-30-8-38-12 4-22 4-30 2-6 14-6 26-4 40-2 14-8 16-12 14-4-18 2-34 8-48Z',
  4: 'M-25-6c4-30 46-30 50 0-8-8-16-10-25-10s-18 2-25 10Z',
  5: 'M-25-4c2-30 50-32 51 2-6-2-8-8-10-12-12 6-30 6-41 10Z',
  6: 'M-24-4c2-34 48-32 48 0-8-10-14-12-24-12s-18 4-24 12ZM-14-26a14 12 0 1 1 28 0Z',
};

/** Skin colour of each person: the picture's own colours, the same in both themes. */
const skins: Record<StudioPersonProps['aurora'], string> = {
  1: '#f0cdb0',
  2: '#c99468',
  3: '#b47a4e',
  4: '#7d4f33',
  5: '#edc5a4',
  6: '#e0b487',
};

const hairColors: Record<StudioPersonProps['aurora'], string> = {
  1: '#c9984f',
  2: '#2c2430',
  3: '#1e1a26',
  4: '#17131c',
  5: '#7b4a2d',
  6: '#241d28',
};

/** A team member at the table, seen from the front and cut off at the table's edge. */
export function StudioPerson({ x, aurora }: StudioPersonProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M-48 326v-24c0-34 20-50 48-50s48 16 48 50v24Z"
        fill={`var(--aurora-${aurora}-from)`}
      />
      <path d="M-12 236h24v20c-6 9-18 9-24 0Z" fill={skins[aurora]} />
      <circle cy="221" r="26" fill={skins[aurora]} />
      <path transform="translate(0 219)" d={hair[aurora]} fill={hairColors[aurora]} />
    </g>
  );
}
