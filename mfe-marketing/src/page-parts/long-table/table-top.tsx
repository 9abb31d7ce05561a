/** Things on the table, each with its position across and along it, in percent. */
const papers = [
  { left: '8%', top: '14%', turn: '-4deg' },
  { left: '29%', top: '54%', turn: '3deg' },
  { left: '66%', top: '12%', turn: '6deg' },
];
const laptops = [
  { left: '30%', top: '12%' },
  { left: '90%', top: '14%' },
  { left: '50%', top: '56%' },
];
const cups = [
  { left: '19%', top: '30%' },
  { left: '40%', top: '22%' },
  { left: '61%', top: '62%' },
  { left: '79%', top: '40%' },
];

/** The table from above, with the things of a working day on it. Decorative only. */
export function TableTop() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-1/2 -z-10 h-28 -translate-y-1/2 overflow-hidden rounded-2xl bg-surface shadow-mid sm:h-40"
    >
      <div className="absolute inset-x-0 top-0 h-0.5 bg-aurora-line" />
      {papers.map(({ left, top, turn }) => (
        <div
          key={left}
          className="absolute hidden w-9 space-y-1 rounded-xs border border-line bg-canvas p-1.5 sm:block"
          style={{ left, top, rotate: turn }}
        >
          <div className="h-px w-full bg-line-strong/60" />
          <div className="h-px w-4/5 bg-line-strong/60" />
          <div className="h-px w-full bg-line-strong/60" />
          <div className="h-px w-1/2 bg-accent" />
        </div>
      ))}
      {laptops.map(({ left, top }) => (
        <div
          key={left}
          className="absolute h-8 w-12 -translate-x-1/2 rounded-sm border border-line bg-sunk p-1 sm:h-11 sm:w-16"
          style={{ left, top }}
        >
          <div className="h-full rounded-xs bg-linear-135 from-aurora-4-from/25 to-aurora-1-to/30" />
        </div>
      ))}
      {cups.map(({ left, top }) => (
        <div
          key={left}
          className="absolute size-4 rounded-full border border-line-strong/60 p-0.5 sm:size-6 sm:p-1"
          style={{ left, top }}
        >
          <div className="size-full rounded-full bg-aurora-5-from/35" />
        </div>
      ))}
    </div>
  );
}
