import { Plus } from 'lucide-react';
import { Accordion as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** One question and its answer. */
export interface AccordionItem {
  value: string;
  /** Id that links can point to. */
  id?: string | undefined;
  title: ReactNode;
  content: ReactNode;
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Items that are open at first. */
  defaultOpen?: string[];
  /** Heading level of the titles. */
  level?: 2 | 3 | 4;
  className?: string;
}

/**
 * A list of questions that open and close; several can be open at once. The answers are in the HTML and are open
 * without script.
 */
export function Accordion({ items, defaultOpen = [], level = 3, className }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <Primitive.Root
      type="multiple"
      defaultValue={defaultOpen}
      className={classNames('h-fit divide-y divide-line border-y border-line', className)}
    >
      {items.map((item) => (
        <Primitive.Item key={item.value} id={item.id} value={item.value}>
          <Primitive.Header asChild>
            <Heading className="flex">
              <Primitive.Trigger className="group/trigger flex flex-1 cursor-pointer items-center justify-between gap-6 py-5 text-left font-display text-h4 transition-colors duration-fast hover:text-accent-ink">
                {item.title}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-faint transition-transform duration-base ease-out group-data-[state=open]/trigger:rotate-45"
                />
              </Primitive.Trigger>
            </Heading>
          </Primitive.Header>
          <Primitive.Content
            forceMount
            className="max-w-2xl pb-6 text-ink-muted data-[state=closed]:hidden data-[state=open]:animate-fade-in noscript:data-[state=closed]:block"
          >
            {item.content}
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
