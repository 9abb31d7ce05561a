/** Classes of the sheet's pencil lines. */
const LINE = 'fill-none stroke-line-strong [stroke-dasharray:5_5]';

/** A homepage in pencil: dashed frames, with a few shapes already in color. */
export function PlaceholderDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 370" aria-hidden="true" className={className} strokeWidth="1.5">
      <defs>
        <linearGradient id="mockup-sheet-sky" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--aurora-4-to)" />
          <stop offset="1" stopColor="var(--aurora-2-from)" />
        </linearGradient>
      </defs>
      <rect x="1" y="1" width="558" height="368" rx="14" className="fill-surface stroke-line" />
      <path d="M1 37H559" className="stroke-line" />
      {[20, 36, 52].map((x) => (
        <circle key={x} cx={x} cy="19" r="4.5" className="fill-line-strong" />
      ))}
      <rect x="180" y="10" width="200" height="18" rx="9" className="fill-hover" />

      <rect x="32" y="60" width="22" height="22" rx="7" fill="url(#mockup-sheet-sky)" />
      <rect x="64" y="66" width="74" height="10" rx="5" className="fill-line-strong" />
      {[330, 388, 446].map((x) => (
        <rect key={x} x={x} y="67" width="40" height="8" rx="4" className="fill-line" />
      ))}
      <rect x="500" y="60" width="30" height="22" rx="6" className={LINE} />

      <rect x="32" y="118" width="216" height="20" rx="6" className="fill-ink-faint" />
      <rect x="32" y="148" width="168" height="20" rx="6" className="fill-ink-faint" />
      <rect x="32" y="184" width="190" height="8" rx="4" className="fill-line-strong" />
      <rect x="32" y="200" width="150" height="8" rx="4" className="fill-line-strong" />
      <rect x="32" y="226" width="92" height="26" rx="7" className="fill-accent" />
      <rect x="134" y="226" width="80" height="26" rx="7" className={LINE} />

      <rect x="290" y="108" width="238" height="152" rx="12" fill="url(#mockup-sheet-sky)" />
      <circle cx="462" cy="156" r="22" fill="var(--aurora-5-from)" />
      <path
        d="M290 222C330 190 364 188 402 214C440 238 482 218 528 190V248A12 12 0 0 1 516 260H302A12 12 0 0 1 290 248Z"
        fill="var(--aurora-3-from)"
      />
      <path
        d="M290 244C340 222 372 236 420 246C460 254 496 240 528 226V248A12 12 0 0 1 516 260H302A12 12 0 0 1 290 248Z"
        fill="var(--aurora-4-to)"
      />

      {[32, 204, 376].map((x) => (
        <g key={x}>
          <rect x={x} y="284" width="152" height="66" rx="10" className={LINE} />
          <circle cx={x + 22} cy="306" r="8" className="fill-line-strong" />
          <rect x={x + 40} y="301" width="70" height="9" rx="4.5" className="fill-line-strong" />
          <rect x={x + 14} y="326" width="110" height="7" rx="3.5" className="fill-line" />
        </g>
      ))}
    </svg>
  );
}
