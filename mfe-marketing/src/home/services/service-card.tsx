import type { Service } from '@northloop/contracts';
import { Card, cardLinkClass, classNames, Link, VisuallyHidden } from '@northloop/kit';

import { IconTile, type IconTileProps } from '@northloop/kit/ui/content/icon-tile';
import { ArrowRight, Check } from 'lucide-react';
import { servicePageLinks, servicesSection } from '../../content/home/services-section';
import { ServiceIcon } from './service-icon';
import { ServiceMotif } from './service-motif';

/** Props of {@link ServiceCard}. */
export interface ServiceCardProps {
  service: Service;
  aurora: NonNullable<IconTileProps['aurora']>;
  /** Adds a drawing beside the text, for a card that is two columns wide. */
  wide: boolean;
  className?: string;
}

/** A service: description, included features, and a link to its page if it has one. */
export function ServiceCard({ service, aurora, wide, className }: ServiceCardProps) {
  const { _id, icon, title, description, features } = service;
  const to = servicePageLinks[_id];
  return (
    <Card
      as="li"
      aurora={aurora}
      interactive={to !== undefined}
      className={classNames(
        wide
          ? 'flex flex-col md:grid md:grid-cols-2 md:grid-rows-[1fr_auto] md:gap-x-10'
          : 'flex flex-col',
        className,
      )}
    >
      <div className={classNames('flex flex-col', wide && 'md:col-start-1')}>
        <IconTile aurora={aurora}>
          <ServiceIcon name={icon} />
        </IconTile>
        <h3 className={classNames('mt-5 font-display', wide ? 'text-h3' : 'text-h4')}>{title}</h3>
        <p className="mt-2.5 text-small text-pretty text-ink-muted">{description}</p>
        <ul className="mt-5 grid gap-2 text-small">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-ice-ink" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      {to !== undefined && (
        <Link
          to={to}
          className={classNames(
            cardLinkClass,
            'mt-auto inline-flex pt-6 items-center gap-1.5 self-start rounded-xs text-small font-medium text-accent-ink no-underline',
          )}
        >
          {servicesSection.cardLinkLabel}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <ArrowRight
            aria-hidden="true"
            className="size-4 transition-transform duration-base ease-out group-hover/card:translate-x-1"
          />
        </Link>
      )}
      {wide && (
        <div className="flex items-center justify-center rounded-lg bg-sunk p-8 max-md:hidden md:col-start-2 md:row-span-2 md:row-start-1">
          <ServiceMotif icon={icon} aurora={aurora} className="w-full max-w-80" />
        </div>
      )}
    </Card>
  );
}
