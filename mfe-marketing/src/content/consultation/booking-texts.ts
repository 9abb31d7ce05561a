import { siteConfig } from '@northloop/contracts';

const { display: phone } = siteConfig.phone;

/** What the booking forms say about free times and the result of booking. */
export const bookingTexts = {
  loading: 'Looking up free times',
  unavailable: {
    title: 'We cannot look up free times right now',
    text: `Try again in a moment, or call us at ${phone}.`,
    retry: 'Try again',
  },
  full: {
    title: 'No free times in the next six weeks',
    text: `Call us at ${phone} and we will find one together.`,
  },
  taken: {
    /** Preceded by the time. */
    title: 'has just been taken',
    text: 'What you typed is still here. These times are the nearest free ones:',
    none: `What you typed is still here, but no other time is free. Call us at ${phone}.`,
  },
  failed: {
    title: 'Your booking did not go through',
    /** Shown if the API gave no reason. */
    text: `What you typed is still here. Try again in a moment, or call us at ${phone}.`,
  },
  held: {
    title: 'One more step: confirm by email',
    /** Followed by the time until which the slot is kept. */
    text: 'We sent you an email with a link. Open it and press the button, and the time is yours. We keep it for you until',
  },
  errors: {
    slot: 'Please choose a day and a time',
    topic: 'Please say what you want to talk about',
  },
  /** For browsers without script. */
  plain: {
    label: 'Day and time, Central Time',
    placeholder: 'Choose a time',
  },
  attached: {
    label: 'Sent with your booking',
    show: 'Show it',
    remove: 'Remove',
  },
} as const;
