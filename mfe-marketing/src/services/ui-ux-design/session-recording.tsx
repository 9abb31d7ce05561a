/**
 * A recorded usability session: the pointer moves over a form and turns around twice at one field, and the timeline
 * marks where that happened, in the second minute. Decorative only.
 */
export function SessionRecording({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 420" fill="none" className={className}>
      <rect x="0" y="0" width="480" height="420" rx="18" className="fill-surface" />
      <rect x=".5" y=".5" width="479" height="419" rx="17.5" className="stroke-line" />
      <g className="fill-line">
        <rect x="36" y="36" width="150" height="14" rx="7" className="fill-ink" opacity=".82" />
        <rect x="36" y="60" width="230" height="8" rx="4" />
        <rect x="36" y="98" width="60" height="7" rx="3.5" />
        <rect x="252" y="98" width="72" height="7" rx="3.5" />
        <rect x="36" y="178" width="88" height="7" rx="3.5" />
      </g>
      <g className="fill-canvas stroke-line-strong" strokeOpacity=".55">
        <rect x="36" y="114" width="196" height="38" rx="8" />
        <rect x="252" y="114" width="192" height="38" rx="8" />
      </g>
      <rect
        x="36"
        y="194"
        width="408"
        height="38"
        rx="8"
        className="fill-danger-soft stroke-danger-ink"
      />
      <rect x="36" y="258" width="128" height="40" rx="9" className="fill-accent" />
      <rect x="62" y="275" width="76" height="7" rx="3.5" className="fill-on-accent" opacity=".9" />
      <path
        d="M92 132C150 120 236 126 318 132 380 138 420 166 380 190 322 224 250 170 296 204 344 238 412 214 372 190 330 168 268 230 214 262"
        className="stroke-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <circle cx="92" cy="132" r="5" className="fill-accent" />
      <circle
        cx="344"
        cy="211"
        r="26"
        className="fill-accent stroke-accent"
        fillOpacity=".14"
        strokeOpacity=".5"
      />
      <circle cx="344" cy="211" r="12" className="fill-accent" fillOpacity=".24" />
      <path
        d="M214 258l5 22 6-8 10-1z"
        className="fill-ink stroke-surface"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M0 330h480" className="stroke-line" />
      <circle cx="52" cy="374" r="18" className="fill-accent-soft" />
      <path d="M48 366v16l12-8z" className="fill-accent-ink" />
      <path d="M92 374h352" className="stroke-line" strokeWidth="6" strokeLinecap="round" />
      <path d="M92 374h176" className="stroke-accent" strokeWidth="6" strokeLinecap="round" />
      <g className="fill-danger-ink">
        <rect x="206" y="352" width="3" height="14" rx="1.5" />
        <rect x="262" y="352" width="3" height="14" rx="1.5" />
      </g>
      <circle cx="268" cy="374" r="8" className="fill-surface stroke-accent" strokeWidth="4" />
      <g className="fill-ink-faint font-mono" fontSize="11">
        <text x="92" y="402">
          0:00
        </text>
        <text x="254" y="402">
          1:52
        </text>
        <text x="416" y="402">
          6:30
        </text>
      </g>
    </svg>
  );
}
