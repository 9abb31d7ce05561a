import * as z from 'zod';
import { accessSettings } from './api/access-settings.js';
import { assistantSettings } from './api/assistant-settings.js';
import { consultationSettings } from './api/consultation-settings.js';
import { draftSettings } from './api/draft-settings.js';
import { limitSettings } from './api/limit-settings.js';
import { reportSettings } from './api/report-settings.js';
import { storageSettings } from './api/storage-settings.js';
import { sharedSettings } from './shared-settings.js';

/** Every variable of the API. */
export const apiSettings = z
  .object({
    ...sharedSettings,
    ...accessSettings,
    ...storageSettings,
    ...limitSettings,
    ...reportSettings,
    ...assistantSettings,
    ...draftSettings,
    ...consultationSettings,
  })
  .superRefine(
    (values, context) => {
      const refuse = (name: keyof typeof values, message: string) => {
        // If the value itself is invalid, that error is enough.
        if (context.issues.some(({ path }) => path?.[0] === name)) return;
        context.addIssue({ code: 'custom', path: [name], message });
      };

      if (values.SMTP_URL && !(values.MAIL_FROM && values.MAIL_TO)) {
        refuse('SMTP_URL', 'needs MAIL_FROM and MAIL_TO beside it');
      }
      // An unsigned webhook could be forged, so the secret is not optional.
      if (values.WEBHOOK_URL && !values.WEBHOOK_SECRET) {
        refuse('WEBHOOK_URL', 'needs WEBHOOK_SECRET beside it');
      }
      for (const name of ['CHAT_PROVIDER', 'MOCKUP_PROVIDER'] as const) {
        const door = values[`${name}_KEY`] || values[`${name}_URL`];
        if (values[name] !== 'none' && !(values[`${name}_MODEL`] && door)) {
          refuse(name, `needs ${name}_MODEL, and ${name}_KEY or ${name}_URL, beside it`);
        }
      }
    },
    // Also run if other values are invalid, so that all errors are reported at once.
    { when: () => true },
  );

/** The values of the API's settings. */
export type ApiValues = z.output<typeof apiSettings>;
