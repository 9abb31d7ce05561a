import type { ReactNode } from 'react';

/** Props of {@link SearchNotice}. */
export interface SearchNoticeProps {
  title: string;
  text: string;
  /** A suggestion for the next step. */
  action: ReactNode;
}

/** Shown in place of results: why there are none, and what to do. */
export function SearchNotice({ title, text, action }: SearchNoticeProps) {
  return (
    <div className="mt-stack grid justify-items-start gap-4 rounded-2xl bg-sunk px-6 py-10 sm:px-10">
      <h2 className="font-display text-h3 text-balance">{title}</h2>
      <p className="max-w-xl text-pretty text-ink-muted">{text}</p>
      <div className="mt-2">{action}</div>
    </div>
  );
}
