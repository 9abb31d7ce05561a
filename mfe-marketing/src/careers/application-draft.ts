import type { ContactDraft } from '@northloop/kit';

/** The prefilled contact message for a job application from the careers page. */
export function applicationDraft(jobTitle?: string): ContactDraft {
  return {
    service: 'Other',
    message:
      jobTitle === undefined
        ? 'Hello, I’d like to work with you. A little about me:\n'
        : `Hello, I’d like to apply for the position of ${jobTitle}. A little about me:\n`,
  };
}
