import { classNames } from '@northloop/kit';
import { KeyRound } from 'lucide-react';
import { ProjectScene } from '../../artwork/project-scene';

/** Items handed over with the site, each on a tag of the key ring: beside the picture, or below it on a phone. */
const keys = [
  { label: 'Domain', place: 'sm:top-[6%] sm:-left-6 sm:-rotate-6' },
  { label: 'Hosting', place: 'sm:top-[26%] sm:-left-9 sm:rotate-3' },
  { label: 'Code', place: 'sm:top-[46%] sm:-left-4 sm:-rotate-2' },
];

/** Two finished sites and the keys to one of them. Decorative only. */
export function HandoverArt({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('relative mx-auto w-full max-w-xl', className)}>
      <div className="relative pb-[12%]">
        <div className="ml-auto w-4/5 overflow-hidden rounded-xl opacity-90 shadow-mid">
          <ProjectScene scene="plumbing-dispatch" />
        </div>
        <div className="absolute bottom-0 left-0 w-4/5 overflow-hidden rounded-xl shadow-high sm:left-[6%]">
          <ProjectScene scene="bakery-order-ahead" />
        </div>
      </div>
      <div className="mt-6 flex gap-2 sm:mt-0 sm:block">
        {keys.map(({ label, place }) => (
          <span
            key={label}
            className={classNames(
              'inline-flex items-center gap-2 rounded-full bg-raised px-3.5 py-2 text-label font-semibold shadow-mid sm:absolute sm:shadow-high',
              place,
            )}
          >
            <KeyRound className="size-4 text-accent-ink" />
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
