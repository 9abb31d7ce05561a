import { setting } from '../setting.js';
import { address, flag, matching, secret, wholeNumber } from '../value-types.js';

const mailbox = () =>
  matching(
    /^([^<>\r\n"]*<)?[^\s@<>,;:"]+@[^\s@<>,;:"]+>?$/,
    'a mailbox such as Northloop <hello@northloop.example>',
  );

/** Who hears of leads, and by which way. */
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
    meaning: 'Another system that is told about new leads; needs `WEBHOOK_SECRET`.',
    example: 'https://crm.northloop.example/leads',
  }),
  WEBHOOK_SECRET: setting(secret(/^.{16,}$/, 'at least 16 characters'), {
    meaning: 'Key that signs what that system gets.',
    example: 'at-least-16-characters',
  }),
  WEBHOOK_ALLOW_PRIVATE: setting(flag(), {
    meaning: 'With 1 that system may have a private address.',
    default: 0,
  }),
  OUTBOX_MAX_ATTEMPTS: setting(wholeNumber(1, 100), {
    meaning: 'Attempts to send a report before the API gives it up.',
    default: 15,
  }),
  OUTBOX_RETRY_SECONDS: setting(wholeNumber(1, 3_600), {
    meaning:
      'Seconds before the second attempt. The wait doubles after each attempt, up to an hour.',
    default: 10,
  }),
};
