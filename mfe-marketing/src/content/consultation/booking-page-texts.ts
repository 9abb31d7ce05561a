import { CONSULTATION_MINUTES, siteConfig } from '@northloop/contracts';

const { phone, address } = siteConfig;

/** Head of a page about one booking. */
interface BookingPageTexts {
  readonly title: string;
  readonly text: string;
}

/** What the page of a booking says, by what the booking is now. */
export const bookingPageTexts = {
  eyebrow: 'Consultation',
  booked: {
    title: 'You are booked',
    text: `${CONSULTATION_MINUTES} minutes, free of charge.`,
  },
  confirmed: {
    title: 'See you then',
    text: `${CONSULTATION_MINUTES} minutes, free of charge. We know that you will come.`,
  },
  toConfirm: {
    title: 'Please confirm this time',
    /** Followed by the time until which it is kept. */
    text: 'Press the button and the time is yours. We keep it for you until',
  },
  cancelled: {
    title: 'This consultation is cancelled',
    text: 'The time is free again. You can book another one whenever it suits you.',
  },
  expired: {
    title: 'This time was not confirmed',
    text: 'We gave it free again. You can choose another time.',
  },
  past: {
    title: 'This consultation is over',
    text: `If we missed each other, call us at ${phone.display} or book another time.`,
  },
  unknown: {
    title: 'We do not know this booking',
    text: 'Open the link from the email again. If that does not help, write to us and we will find it.',
  },
  unavailable: {
    title: 'We cannot look up your booking right now',
    text: `The booking stands. Try again in a moment, or call us at ${phone.display}.`,
  },
} as const satisfies Record<string, string | BookingPageTexts>;

/** Labels and sentences on the pages of a booking. */
export const bookingDetailTexts = {
  when: 'When',
  whenStudio: 'In Minneapolis',
  where: 'Where',
  place: `By phone at ${phone.display}, or at the studio: ${address.street}, ${address.city}. If you left a number, we call you.`,
  topic: 'About',
  fromStudio: 'From the studio',
  mailed: 'We sent you an email with a calendar invitation and the links to move or cancel.',
  notMailed:
    'We send no email for this booking. Save the calendar file and bookmark this page: here you can move or cancel it.',
  calendarTitle: 'Add it to your calendar',
  calendarFile: 'Calendar file',
  google: 'Google Calendar',
  outlook: 'Outlook.com',
  confirm: 'I will be there',
  confirming: 'Confirming...',
  move: 'Choose another time',
  cancel: 'Cancel it',
  bookAgain: 'Book another time',
  write: 'Write to us',
  failed: `Nothing has changed. Try again in a moment, or call us at ${phone.display}.`,
} as const;

/** Texts of the page on which a booking is moved. */
export const movePageTexts = {
  title: 'Choose another time',
  /** Followed by the present time. */
  text: 'Your consultation is now on',
  submit: 'Move to this time',
  submitting: 'Moving...',
  back: 'Keep the time I have',
} as const;

/** Texts of the page on which a booking is cancelled. */
export const cancelPageTexts = {
  title: 'Cancel this consultation?',
  /** Followed by the time. */
  text: 'It is booked for',
  submit: 'Cancel the consultation',
  submitting: 'Cancelling...',
  back: 'Keep it',
} as const;
