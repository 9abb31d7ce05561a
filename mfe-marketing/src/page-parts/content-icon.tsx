import type { LucideIcon } from 'lucide-react';
import type { IconName } from '../content/icon-name';

/** The icons that one page imports, by the names its content uses. */
export type IconSet = Readonly<Partial<Record<IconName, LucideIcon>>>;

/** Props of {@link ContentIcon}. */
export interface ContentIconProps {
  name: IconName;
  icons: IconSet;
  className?: string;
}

/**
 * The line icon that the content names, hidden from screen readers.
 *
 * @throws Error if the page did not import that icon; the page's test catches this mistake first.
 */
export function ContentIcon({ name, icons, className }: ContentIconProps) {
  const Icon = icons[name];
  if (Icon === undefined) throw new Error(`The page imports no icon named ${name}`);
  return <Icon aria-hidden="true" className={className} />;
}
