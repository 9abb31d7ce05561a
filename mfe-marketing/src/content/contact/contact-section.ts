import { RESPONSE_HOURS } from '@northloop/contracts';
import type { SectionHeading } from '../section-heading';
import type { ContactFormContent } from './contact-form-content';
import type { ContactInfoCard } from './contact-info-card';

export interface ContactSectionContent {
  readonly heading: SectionHeading;
  readonly form: ContactFormContent;
  readonly infoTitle: string;
  readonly infoCards: readonly ContactInfoCard[];
}

/** The message form at the foot of the landing page and the four cards beside it. */
export const contactSection: ContactSectionContent = {
  heading: {
    title: 'Tell us what’s bugging you',
    lead: 'A slow checkout, a site nobody can edit, an idea on a napkin. Three sentences are plenty to start with.',
  },
  form: {
    title: 'Send a message',
    fields: [
      {
        name: 'name',
        label: 'Name',
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
        placeholder: 'If you have one',
        autocomplete: 'organization',
        wide: true,
      },
      {
        name: 'message',
        label: 'Message',
        control: 'textarea',
        required: true,
        placeholder: 'What should be different six months from now?',
        wide: true,
        rows: 5,
      },
    ],
    asksForDraft: false,
    submitLabel: 'Send Message',
    submittingLabel: 'Sending...',
    privacyNote: 'We only use your message to answer you. It doesn’t sign you up for anything.',
    privacyLinkLabel: 'Read the privacy policy',
    success: {
      title: 'Message sent successfully!',
      description: `We'll get back to you within ${RESPONSE_HOURS} hours.`,
    },
    failure: {
      title: 'Error sending message',
      description: 'Please try again later or contact us directly.',
    },
  },
  infoTitle: 'Or skip the form',
  infoCards: [
    {
      icon: 'Mail',
      title: 'Email',
      source: 'email',
      note: 'Goes to everyone on the team, so somebody always sees it.',
    },
    {
      icon: 'Phone',
      title: 'Phone',
      source: 'phone',
      note: 'No menu to listen to. If we’re all in a meeting, leave a message.',
    },
    {
      icon: 'MapPin',
      title: 'Office',
      source: 'address',
      note: 'Maple Grove, with free parking and a coffee pot that’s usually on.',
    },
    {
      icon: 'Clock',
      title: 'Working hours',
      source: 'hours',
      note: 'Weekend support available with a care plan.',
    },
  ],
};
