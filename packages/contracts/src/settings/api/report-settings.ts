import { setting } from '../setting.js';
import { address, flag, matching, secret, wholeNumber } from '../value-types.js';

const mailbox = () =>
  matching(
    /^([^<>\r\n"]*<)?[^\s@<>,;:"]+@[^\s@<>,;:"]+>?$/,
    'a mailbox such as Northloop <hello@northloop.example>',
  );

/** Who is notified of leads, and how. */
export const reportSettings = {
  SMTP_URL: setting(address('smtp', 'smtps'), {
    meaning:
      'Mail server for mails to the agency, visitors and subscribers; needs `MAIL_FROM` and `MAIL_TO`. Without it leads and subscriptions are only kept, and `pnpm leads` lists them.',
    example: 'smtps://user:password@mail.northloop.example',
  }),
  MAIL_FROM: setting(mailbox(), {
    meaning: 'Sender of all mails.',
    example: 'Northloop <hello@northloop.example>',
  }),
  MAIL_TO: setting(mailbox(), {
    meaning: 'Mailbox of the agency, which gets the mails about new leads.',
    example: 'hello@northloop.example',
  }),
  WEBHOOK_URL: setting(address('https', 'http'), {
    meaning: 'Address of another system that is told about new leads; needs `WEBHOOK_SECRET`.',
    example: 'https://crm.northloop.example/leads',
  }),
  WEBHOOK_SECRET: setting(secret(/^.{16,}$/, 'at least 16 characters'), {
    meaning: 'Key that signs what goes to `WEBHOOK_URL`.',
    example: 'at-least-16-characters',
  }),
  WEBHOOK_ALLOW_PRIVATE: setting(flag(), {
    meaning: 'With 1 `WEBHOOK_URL` may be a private address.',
    default: 0,
  }),
  OUTBOX_MAX_ATTEMPTS: setting(wholeNumber(1, 100), {
    meaning: 'Attempts to send a mail or call the webhook before the API gives up.',
    default: 15,
  }),
  OUTBOX_RETRY_SECONDS: setting(wholeNumber(1, 3_600), {
    meaning:
      'Seconds between the first attempt and the second. The wait doubles after each attempt, up to an hour.',
    default: 10,
  }),
};
