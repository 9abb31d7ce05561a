import { classNames, siteConfig } from '@northloop/kit';
import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ContactInfoCard } from '../content/contact/contact-info-card';
import { contactInfoValue } from './contact-info-value';

const icons: Record<ContactInfoCard['source'], LucideIcon> = {
  email: Mail,
  phone: Phone,
  address: MapPin,
  hours: Clock,
};

/** Props of {@link ContactInfoCards}. */
export interface ContactInfoCardsProps {
  cards: readonly ContactInfoCard[];
  /** Position and columns: one column unless this sets a grid, such as `sm:grid-cols-2`. */
  className?: string;
}

/** The ways to contact the agency: email and phone as links, address and hours as text. */
export function ContactInfoCards({ cards, className }: ContactInfoCardsProps) {
  return (
    <ul
      className={classNames(
        'grid gap-px overflow-hidden rounded-xl border border-line bg-line',
        className,
      )}
    >
      {cards.map((card) => (
        <InfoCard key={card.title} card={card} />
      ))}
    </ul>
  );
}

function InfoCard({ card }: { card: ContactInfoCard }) {
  const { lines, href } = contactInfoValue(card, siteConfig);
  const Icon = icons[card.source];
  return (
    <li className="flex gap-4 bg-surface p-5 sm:p-6">
      <Icon
        aria-hidden="true"
        className="mt-1 size-5 shrink-0 text-accent-ink"
        strokeWidth={1.75}
      />
      <div className="min-w-0">
        <h3 className="text-label font-medium text-ink-faint">{card.title}</h3>
        <p className="mt-1 font-medium break-words">
          {href === undefined ? (
            lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))
          ) : (
            <a
              href={href}
              className="inline-block rounded-xs py-0.5 wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-4 transition-colors duration-fast hover:text-accent-ink hover:decoration-current"
            >
              {lines[0]}
            </a>
          )}
        </p>
        <p className="mt-1.5 text-small text-ink-muted">{card.note}</p>
      </div>
    </li>
  );
}
