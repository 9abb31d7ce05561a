import { CONSULTATION_MINUTES } from '@northloop/contracts';

/** All texts of the page on which a consultation is booked. */
export const consultationPage = {
  hero: {
    headline: 'Pick a time to talk',
    lead: `${CONSULTATION_MINUTES} minutes, free, by phone or at the studio. Bring a sketch, a link or just a question.`,
  },
  form: {
    title: 'Book a consultation',
    timeTitle: 'Choose a day and a time',
    detailsTitle: 'Tell us who you are',
    fields: {
      name: { label: 'Your name', placeholder: 'First and last name' },
      email: { label: 'Email', placeholder: 'you@yourshop.com' },
      phone: {
        label: 'Phone',
        placeholder: '(612) 555-0100',
        hint: 'We call you there. Without it, you call us.',
      },
      topic: {
        label: 'What would you like to talk about?',
        placeholder: 'A new site for the shop, an online store, why nobody finds us',
      },
    },
    /** Shown instead of a time until one is chosen. */
    noTime: 'No time chosen yet',
    submitLabel: 'Book this time',
    submittingLabel: 'Booking...',
    privacyNote: 'We keep what you send so we can prepare the call.',
    privacyLinkLabel: 'How we handle it',
  },
  expect: {
    title: 'What to expect',
    items: [
      'You talk with someone who would do the work.',
      'We look at what you have and say what we see.',
      'You leave with a next step, whether with us or not.',
      'Plans change: move or cancel with the link in the email.',
    ],
  },
  other: {
    title: 'Rather not wait?',
    /** Followed by phone number and hours. */
    text: 'Call us. Someone is in the studio',
  },
} as const;
