/** A page under construction, framed like a house: beams in place of columns. Decorative only. */
export function BuildingSite() {
  return (
    <svg aria-hidden="true" viewBox="0 0 440 320" fill="none" className="h-auto w-full">
      <rect x="20" y="20" width="400" height="280" rx="16" className="fill-surface stroke-line" />
      <path d="M20 56h400" className="stroke-line" />
      <circle cx="42" cy="38" r="5" className="fill-aurora-5-from" />
      <circle cx="60" cy="38" r="5" className="fill-aurora-6-from" />
      <circle cx="78" cy="38" r="5" className="fill-aurora-4-from" />
      <g className="stroke-line-strong" strokeWidth="2" strokeDasharray="7 7">
        <rect x="44" y="82" width="168" height="92" rx="10" />
        <rect x="44" y="196" width="104" height="80" rx="10" />
        <rect x="168" y="196" width="104" height="80" rx="10" />
        <rect x="292" y="196" width="104" height="80" rx="10" />
      </g>
      <g className="stroke-accent" strokeWidth="3" strokeLinecap="round">
        <path d="M244 174V96l76-34 76 34v78" />
        <path d="M244 96h152M244 174h152M282 174V79M320 174V62M358 174V79" />
        <path d="M244 174l38-78M396 174l-38-78" className="stroke-accent-line" />
      </g>
      <path
        d="M64 108h96M64 128h128M64 148h72"
        className="stroke-line-strong"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".45"
      />
    </svg>
  );
}
