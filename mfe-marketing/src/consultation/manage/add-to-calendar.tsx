import { buttonClass } from '@northloop/kit';
import { CalendarPlus } from 'lucide-react';
import { bookingDetailTexts } from '../../content/consultation/booking-page-texts';
import { calendarFile, googleCalendar, outlookCalendar } from './calendar-links';

const { calendarTitle, calendarFile: fileLabel, google, outlook } = bookingDetailTexts;

/** Links that put a consultation into the visitor's calendar. */
export function AddToCalendar({ token, slot }: { token: string; slot: string }) {
  const links = [
    { label: fileLabel, href: calendarFile(token) },
    { label: google, href: googleCalendar(slot) },
    { label: outlook, href: outlookCalendar(slot) },
  ];
  return (
    <section aria-labelledby="calendar-title" className="mt-8">
      <h2 id="calendar-title" className="flex items-center gap-2 text-small font-medium">
        <CalendarPlus aria-hidden="true" className="size-4.5 text-ice-ink" />
        {calendarTitle}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              {...(href.startsWith('https:') && { rel: 'noreferrer', target: '_blank' })}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
