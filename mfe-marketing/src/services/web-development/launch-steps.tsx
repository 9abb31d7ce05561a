import type { ProcessStep } from '../../content/services/service-page';

/** The steps to launch, as stops on a vertical line. */
export function LaunchSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="relative before:absolute before:top-3 before:bottom-0 before:left-[1.4375rem] before:w-0.5 before:bg-linear-to-b before:from-aurora-3-from before:via-aurora-1-from before:to-aurora-2-to">
      {steps.map(({ step, title, description }) => (
        <li key={step} className="relative flex gap-6 pb-12 last:bg-canvas last:pb-0 sm:gap-9">
          <span
            aria-hidden="true"
            className="flex size-12 shrink-0 items-center justify-center rounded-full border border-line bg-surface font-mono text-small font-semibold"
          >
            {step}
          </span>
          <div className="pt-2">
            <h3 className="font-display text-h3">{title}</h3>
            <p className="mt-2.5 max-w-2xl text-pretty text-ink-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
