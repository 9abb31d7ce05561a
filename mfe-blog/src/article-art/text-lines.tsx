interface TextLinesProps {
  x: number;
  y: number;
  /** One line each. */
  widths: readonly number[];
  /** Height of a line. */
  size?: number;
  /** From the top of one line to the top of the next. */
  step?: number;
  className?: string;
}

/** Rounded bars that look like lines of text too small to read. */
export function TextLines({
  x,
  y,
  widths,
  size = 14,
  step = size * 2,
  className = 'art-mute',
}: TextLinesProps) {
  return widths.map((width, index) => (
    <rect
      key={index}
      className={className}
      x={x}
      y={y + index * step}
      width={width}
      height={size}
      rx={size / 2}
    />
  ));
}
