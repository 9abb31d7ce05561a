import type { ReactNode } from 'react';

/** One titled part of a tab. */
export function DetailGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="not-first:mt-8">
      <h4 className="text-small font-medium text-ink-muted">{title}</h4>
      <div className="mt-3">{children}</div>
    </section>
  );
}
