import {
  CONSULTATION_FILES,
  CONSULTATION_MINUTES,
  CONSULTATION_TOKEN_PARAMETER,
  siteConfig,
} from '@northloop/contracts';

const MINUTE_MS = 60_000;

const { street, city, state, postalCode } = siteConfig.address;
const title = `Consultation with ${siteConfig.name}`;
const place = `${street}, ${city}, ${state} ${postalCode}, or by phone: ${siteConfig.phone.display}`;

/** Address of a booking's calendar file, for Apple Calendar, Outlook and all others. */
export const calendarFile = (token: string): string =>
  `${CONSULTATION_FILES.booking}?${new URLSearchParams({ [CONSULTATION_TOKEN_PARAMETER]: token })}`;

/** Address that opens Google Calendar with the consultation filled in. */
export function googleCalendar(slot: string): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basicTime(slot)}/${basicTime(endOf(slot))}`,
    location: place,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Address that opens the calendar of Outlook.com with the consultation filled in. */
export function outlookCalendar(slot: string): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: slot,
    enddt: endOf(slot),
    location: place,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}

const endOf = (slot: string): string =>
  new Date(Date.parse(slot) + CONSULTATION_MINUTES * MINUTE_MS).toISOString();

/** ISO 8601 in its basic form, as `20261208T150000Z`. */
const basicTime = (time: string): string => time.replace(/[-:]|\.\d+/g, '');
