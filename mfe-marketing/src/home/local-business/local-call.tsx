import { ArrowRight, Clock, Phone } from 'lucide-react';
import { CallToActionButton } from '../../call-to-action/call-to-action-button';
import { localBusiness } from '../../content/home/local-business';
import type { LocalCity } from '../../content/local-cities/local-city';
import { phoneHref } from './phone-href';

/** Ways to reach a person: the form, or the city's own phone line during its hours. */
export function LocalCall({ city }: { city: LocalCity }) {
  const { title, text, action, phoneLabel, hoursLabel } = localBusiness.callToAction;
  return (
    <div className="rounded-xl bg-surface p-6 shadow-mid sm:p-8">
      <h3 className="font-display text-h4">{title}</h3>
      <p className="mt-2 text-small text-pretty text-ink-muted">{text}</p>
      <dl className="mt-5 grid gap-4 border-t border-line pt-5 text-small">
        <div className="flex items-center gap-3">
          <Phone aria-hidden="true" className="size-4.5 shrink-0 text-accent-ink" />
          <dt className="sr-only">{phoneLabel}</dt>
          <dd>
            <a
              href={phoneHref(city.phoneNumber)}
              className="rounded-xs font-display text-h3 tabular-nums no-underline transition-colors duration-fast hover:text-accent-ink"
            >
              {city.phoneNumber}
            </a>
          </dd>
        </div>
        <div className="flex items-center gap-3">
          <Clock aria-hidden="true" className="size-4.5 shrink-0 text-accent-ink" />
          <dt className="sr-only">{hoursLabel}</dt>
          <dd>{city.businessHours}</dd>
        </div>
      </dl>
      <CallToActionButton
        action={action}
        size="md"
        icon={<ArrowRight aria-hidden="true" />}
        className="mt-6 w-full"
      />
    </div>
  );
}
