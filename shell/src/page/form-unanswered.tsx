import { siteConfig } from '@northloop/kit';

/**
 * Shown in place of a page that did not answer a plain form. It also stays if scripts run: an empty form would look as
 * if nothing had been posted.
 */
export function FormUnanswered() {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[70svh] max-w-2xl flex-col items-center justify-center gap-4 px-gutter text-center"
    >
      <p className="font-display text-h4 text-ink">We do not know whether your form arrived.</p>
      <p className="text-small text-ink-muted">
        Reload this page and let your browser send it again: what has arrived already is not done
        twice. If that does not help, please call us at{' '}
        <a href={siteConfig.phone.href} className="tabular-nums underline underline-offset-4">
          {siteConfig.phone.display}
        </a>
        .
      </p>
    </div>
  );
}
