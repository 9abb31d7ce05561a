import { classNames } from '@northloop/kit';
import type { IconTileProps } from '@northloop/kit/ui/content/icon-tile';
import type { ReactNode } from 'react';
import { serviceIconName } from './service-icon';

type Aurora = NonNullable<IconTileProps['aurora']>;

const inks: Record<Aurora, string> = {
  1: 'text-aurora-1-ink',
  2: 'text-aurora-2-ink',
  3: 'text-aurora-3-ink',
  4: 'text-aurora-4-ink',
  5: 'text-aurora-5-ink',
  6: 'text-aurora-6-ink',
};

/** Line drawings in a box of 200 by 140, by icon name. `currentColor` is the service's own colour. */
const motifs: Record<ReturnType<typeof serviceIconName>, ReactNode> = {
  Palette: (
    <>
      <text
        x="8"
        y="92"
        fontSize="104"
        fontWeight="700"
        fill="currentColor"
        stroke="none"
        className="font-display"
      >
        Ag
      </text>
      <path d="M0 94h150M0 42h150" strokeDasharray="3 5" opacity="0.6" />
      <g stroke="none">
        <circle cx="172" cy="40" r="15" fill="var(--aurora-1-from)" />
        <circle cx="172" cy="74" r="15" fill="var(--aurora-3-from)" />
        <circle cx="172" cy="108" r="15" fill="var(--aurora-5-from)" />
      </g>
    </>
  ),
  Code: (
    <>
      <rect x="4" y="8" width="192" height="124" rx="10" />
      <path d="M4 30h192" opacity="0.6" />
      <g stroke="none" fill="currentColor">
        <circle cx="17" cy="19" r="3" />
        <circle cx="28" cy="19" r="3" opacity="0.5" />
      </g>
      <g strokeWidth="6" strokeLinecap="round">
        <path d="M20 48h40" />
        <path d="M34 66h64" opacity="0.45" />
        <path d="M34 84h28M74 84h52" opacity="0.45" />
        <path d="M20 102h26" />
      </g>
      <circle cx="160" cy="92" r="22" strokeWidth="5" opacity="0.25" />
      <path
        d="M160 70a22 22 0 1 1-19 11"
        strokeWidth="5"
        strokeLinecap="round"
        stroke="var(--aurora-6-from)"
      />
      <text
        x="160"
        y="97"
        fontSize="15"
        fontWeight="700"
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
      >
        99
      </text>
    </>
  ),
  Users: (
    <>
      <rect x="8" y="14" width="76" height="46" rx="8" opacity="0.6" />
      <rect x="8" y="80" width="76" height="46" rx="8" opacity="0.6" />
      <rect x="124" y="46" width="68" height="46" rx="8" strokeWidth="2.5" />
      <path d="M84 37c34 0 20 26 40 30M84 103c34 0 20-28 40-32" strokeDasharray="4 5" />
      <path d="m150 70 26 10-11 4-4 12Z" fill="currentColor" strokeLinejoin="round" />
      <path
        d="M20 32h34M20 44h22M20 98h34M20 110h22"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.5"
      />
    </>
  ),
  Smartphone: (
    <>
      <rect x="28" y="6" width="70" height="130" rx="15" strokeWidth="2.5" />
      <path d="M54 15h18" strokeWidth="4" strokeLinecap="round" />
      <rect
        x="40"
        y="32"
        width="46"
        height="34"
        rx="6"
        fill="currentColor"
        stroke="none"
        opacity="0.22"
      />
      <path d="M40 80h46M40 94h30" strokeWidth="5" strokeLinecap="round" opacity="0.5" />
      <rect x="40" y="108" width="46" height="15" rx="7.5" fill="currentColor" stroke="none" />
      <rect x="116" y="28" width="70" height="108" rx="13" opacity="0.5" />
      <path
        d="M136 90a22 22 0 0 1 30 0M142 99a13 13 0 0 1 18 0"
        strokeLinecap="round"
        opacity="0.8"
      />
      <path d="M132 62l38 46" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  Globe: (
    <>
      {[0, 1, 2].map((column) =>
        [0, 1].map((row) => (
          <rect
            key={`${column}-${row * 1}`}
            x={6 + column * 64}
            y={6 + row * 68}
            width="56"
            height="60"
            rx="8"
            opacity={column === 1 && row === 0 ? 1 : 0.45}
          />
        )),
      )}
      <g stroke="none" fill="currentColor">
        <circle cx="34" cy="30" r="11" opacity="0.3" />
        <path d="M86 40 98 16l12 24Z" />
        <rect x="152" y="20" width="20" height="20" rx="4" opacity="0.3" />
        <path d="M24 108h20l4-18H20Z" opacity="0.3" />
        <circle cx="98" cy="98" r="11" opacity="0.3" />
        <path d="m162 88 12 10-12 10-12-10Z" opacity="0.3" />
      </g>
      <path d="M82 54h20" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M18 54h20M146 54h20M18 122h20M82 122h20M146 122h20"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.4"
      />
    </>
  ),
  Zap: (
    <>
      <rect x="4" y="6" width="192" height="30" rx="15" strokeWidth="2" />
      <circle cx="22" cy="20" r="5.5" />
      <path d="m26 24 5 5" strokeLinecap="round" />
      <path d="M42 21h74" strokeWidth="4" strokeLinecap="round" opacity="0.4" />
      <rect
        x="4"
        y="50"
        width="192"
        height="40"
        rx="9"
        fill="currentColor"
        stroke="none"
        opacity="0.14"
      />
      <path d="M18 64h66" strokeWidth="5" strokeLinecap="round" />
      <path d="M18 78h104" strokeWidth="4" strokeLinecap="round" opacity="0.5" />
      <path
        d="m172 60 3.5 7.5 8 1-6 5.5 1.6 8-7.1-4-7.1 4 1.6-8-6-5.5 8-1Z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M18 106h54M18 120h90" strokeWidth="4" strokeLinecap="round" opacity="0.35" />
    </>
  ),
};

/** Props of {@link ServiceMotif}. */
export interface ServiceMotifProps {
  /** Name of the service's icon, which selects the drawing. */
  icon: string | undefined;
  aurora: Aurora;
  className?: string;
}

/** A drawing that matches a service's icon, for cards with space to spare. Decorative. */
export function ServiceMotif({ icon, aurora, className }: ServiceMotifProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 140"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={classNames(inks[aurora], className)}
    >
      {motifs[serviceIconName(icon)]}
    </svg>
  );
}
