import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** One tab and its panel. */
export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

const looks = {
  /** A line under the selected tab, for parts of a page. */
  line: {
    list: 'gap-6 border-b border-line',
    tab:
      '-mb-px border-b-2 border-transparent px-0.5 pt-1.5 pb-3 hover:border-line-strong ' +
      'data-[state=active]:border-accent',
  },
  /** A row of segments, for switching a view. */
  segment: {
    list: 'w-fit max-w-full gap-1 rounded-lg bg-hover p-1',
    tab: 'rounded-md px-3.5 py-1.5 data-[state=active]:bg-surface data-[state=active]:shadow-low dark:data-[state=active]:bg-raised',
  },
};

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** The tab that is shown first. The default is the first item. */
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  look?: keyof typeof looks;
  className?: string;
}

/**
 * Shows one of several panels at a time; arrow keys move between the tabs. All panels are in the HTML, and all are
 * shown without script.
 */
export function Tabs({
  label,
  items,
  defaultValue = items[0]?.value,
  value,
  onValueChange,
  look = 'line',
  className,
}: TabsProps) {
  const { list, tab } = looks[look];
  return (
    <Primitive.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={onValueChange}
      className={className}
    >
      <Primitive.List
        aria-label={label}
        className={classNames('flex overflow-x-auto [scrollbar-width:none]', list)}
      >
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            value={item.value}
            className={classNames(
              'cursor-pointer text-small font-medium whitespace-nowrap text-ink-muted transition-colors duration-fast ease-out',
              'hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink',
              tab,
            )}
          >
            {item.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content
          key={item.value}
          value={item.value}
          forceMount
          className="mt-6 rounded-sm outline-offset-4 data-[state=inactive]:hidden noscript:data-[state=inactive]:block"
        >
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
