import {
  CONSULTATION_MINUTES,
  CONTACT_BUDGETS,
  CONTACT_SERVICES,
  DEPOSIT_PERCENT,
  ESTIMATE_VALID_DAYS,
  RESPONSE_HOURS,
} from '@northloop/contracts';
import type { CallToAction } from '../call-to-action';
import type { ContactFormContent } from './contact-form-content';
import type { ContactInfoCard } from './contact-info-card';

/** One step of what follows a message. */
export interface NextStep {
  /** Counted from 1. */
  readonly step: number;
  readonly title: string;
  readonly description: string;
}

export interface ContactPageContent {
  readonly hero: { readonly headline: string; readonly lead: string };
  readonly infoCards: readonly ContactInfoCard[];
  readonly form: ContactFormContent;
  readonly times: {
    readonly title: string;
    readonly text: string;
    /** Followed by the time that is chosen. */
    readonly action: string;
    /** Leads to the same page while none is chosen. */
    readonly all: string;
  };
  readonly whyChoose: { readonly title: string; readonly items: readonly string[] };
  readonly nextSteps: { readonly title: string; readonly steps: readonly NextStep[] };
  readonly call: { readonly title: string; readonly text: string; readonly action: CallToAction };
}

/** The contact page: its long form, and what a visitor may expect after sending it. */
export const contactPage: ContactPageContent = {
  hero: {
    headline: 'What are you working on?',
    lead: `Write as much or as little as you have. A person reads it, usually over the first coffee, and you hear from us within ${RESPONSE_HOURS} hours.`,
  },
  infoCards: [
    {
      icon: 'Mail',
      title: 'Write',
      source: 'email',
      note: 'Attach whatever helps: a menu, a sketch, a screenshot with arrows.',
    },
    {
      icon: 'Phone',
      title: 'Call',
      source: 'phone',
      note: 'Gabe picks up most days. He’ll find whoever knows the answer.',
    },
    {
      icon: 'MapPin',
      title: 'Visit',
      source: 'address',
      note: 'Second floor, with an elevator and a step-free door from the parking lot.',
    },
    {
      icon: 'Clock',
      title: 'Hours',
      source: 'hours',
      note: 'Central time. Early birds welcome: the coffee is on at eight.',
    },
  ],
  form: {
    title: 'Tell us about the project',
    requiredNote:
      'Name, email and message are all we need. The rest helps us answer more precisely.',
    fields: [
      {
        name: 'name',
        label: 'Your name',
        control: 'text',
        required: true,
        placeholder: 'First and last name',
        autocomplete: 'name',
      },
      {
        name: 'email',
        label: 'Email',
        control: 'email',
        required: true,
        placeholder: 'you@yourshop.com',
        autocomplete: 'email',
      },
      {
        name: 'company',
        label: 'Company',
        control: 'text',
        required: false,
        placeholder: 'Business or organization',
        autocomplete: 'organization',
      },
      {
        name: 'phone',
        label: 'Phone',
        control: 'tel',
        required: false,
        placeholder: 'If you’d rather talk',
        autocomplete: 'tel',
      },
      {
        name: 'service',
        label: 'Service',
        control: 'select',
        required: false,
        placeholder: 'Choose a service',
        options: CONTACT_SERVICES,
      },
      {
        name: 'budget',
        label: 'Budget',
        control: 'select',
        required: false,
        placeholder: 'Choose a range',
        options: CONTACT_BUDGETS,
      },
      {
        name: 'timeline',
        label: 'Timeline',
        control: 'text',
        required: false,
        placeholder: 'Before patio season, by March 1, no rush',
        wide: true,
      },
      {
        name: 'message',
        label: 'Message',
        control: 'textarea',
        required: true,
        placeholder: 'What you have now, what gets in the way, and who it’s for',
        wide: true,
        rows: 5,
      },
    ],
    asksForDraft: true,
    submitLabel: 'Send Message',
    submittingLabel: 'Sending Message...',
    privacyNote: 'We keep what you send so we can answer you and prepare an estimate.',
    privacyLinkLabel: 'How we handle it',
    incomplete: { title: 'Error', description: 'Please fill in all required fields' },
    success: {
      title: 'Message Sent Successfully!',
      description: `Thank you for contacting us. We'll get back to you within ${RESPONSE_HOURS} hours.`,
    },
    failure: {
      title: 'Error',
      description: 'Failed to send message. Please try again or contact us directly.',
    },
  },
  times: {
    title: 'Or pick a time to talk',
    text: `${CONSULTATION_MINUTES} minutes, free, by phone or at the studio.`,
    action: 'Continue with',
    all: 'Book a consultation',
  },
  whyChoose: {
    title: 'Good reasons to write',
    items: [
      `The first ${CONSULTATION_MINUTES} minutes are free, and so is the estimate.`,
      'You’ll talk with the people who would do the work.',
      'We tell you when a cheaper fix would do.',
      'Domain, code and content end up in your name.',
      'If we’re the wrong shop for it, we’ll say who might be right.',
    ],
  },
  nextSteps: {
    title: 'What Happens Next',
    steps: [
      {
        step: 1,
        title: 'You get a reply',
        description: `Within ${RESPONSE_HOURS} hours, from a named person, with a question or two.`,
      },
      {
        step: 2,
        title: 'We talk',
        description: `A free ${CONSULTATION_MINUTES}-minute call or visit. Show us what you have; we’ll say what we see.`,
      },
      {
        step: 3,
        title: 'You get a page',
        description: `Scope, price, dates and what’s left out. The estimate stands for ${ESTIMATE_VALID_DAYS} days.`,
      },
      {
        step: 4,
        title: 'We begin',
        description: `Sign, pay the deposit, typically ${DEPOSIT_PERCENT}%, and pick a day for us to come see the place.`,
      },
    ],
  },
  call: {
    title: 'Rather say it out loud?',
    text: 'Some projects are easier to explain with your hands full.',
    action: { label: 'Call Us', target: { kind: 'call' } },
  },
};
