import type { Typography } from '@northloop/contracts';

/** Base sizes in rem, and the window widths in rem between which sizes grow. */
const BASE = { phone: 1.0625, desk: 1.125 };
const WINDOW = { phone: 24.375, desk: 80 };

/** Largest headline on a phone, in rem: a long word has to fit. */
const LARGEST_ON_PHONE = 2.5;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Heading sizes as powers of a ratio. They grow continuously from phone to desktop. */
export function modularScale([phone, desk]: readonly [
  phone: number,
  desk: number,
]): Typography['sizes'] {
  const size = (step: number): string => {
    const least = Math.min(BASE.phone * phone ** step, LARGEST_ON_PHONE);
    const most = BASE.desk * desk ** step;
    const slope = (most - least) / (WINDOW.desk - WINDOW.phone);
    const start = least - slope * WINDOW.phone;
    return `clamp(${rounded(least)}rem, ${rounded(start)}rem + ${rounded(slope * 100)}vw, ${rounded(most)}rem)`;
  };
  return { h1: size(4), h2: size(3), h3: size(1.5), h4: size(0.75) };
}
