import type { CentsRange } from '@northloop/contracts';

/** Integer US cents as dollars, such as '$7,900' or '$89.50'. */
export function formatCents(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** A range as '$7,110 to $9,480', or a single amount if both ends are equal. */
export const formatRange = ({ low, high }: CentsRange): string =>
  low === high ? formatCents(low) : `${formatCents(low)} to ${formatCents(high)}`;
