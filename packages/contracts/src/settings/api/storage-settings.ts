import { retention } from '../../content/retention.js';
import { setting } from '../setting.js';
import { address, matching, wholeNumber } from '../value-types.js';

const deletedAfter = (records: string, days: number) =>
  setting(wholeNumber(0, 36_500), {
    meaning: `Days until the API deletes ${records}; 0 keeps them.`,
    default: days,
  });

/** The months are told to visitors; the API counts in days. */
const contactDays = (retention.contactMonths / 12) * 365;

/** Where records are kept, and for how long: by default as long as the privacy page says. */
export const storageSettings = {
  DATABASE_URL: setting(address('postgres', 'postgresql'), {
    meaning: 'Address of a PostgreSQL database. Without it the API uses its embedded database.',
    example: 'postgres://northloop:password@db.internal:5432/northloop',
  }),
  DATABASE_SCHEMA: setting(
    matching(
      /^[a-z_][a-z0-9_]{0,62}$/,
      'a lower-case identifier of letters, digits and underscores',
    ),
    {
      meaning:
        "PostgreSQL schema for the tables. Without it they are in the connection's own schema.",
      example: 'northloop',
    },
  ),
  DATABASE_POOL_SIZE: setting(wholeNumber(1, 200), {
    meaning: 'Connections to PostgreSQL that one process opens at most.',
    default: 10,
  }),
  RETENTION_CHAT_DAYS: deletedAfter('conversations', retention.chatDays),
  RETENTION_MOCKUP_DAYS: deletedAfter('drafts', retention.mockupDays),
  RETENTION_CONTACT_DAYS: deletedAfter('leads', contactDays),
  RETENTION_NEWSLETTER_DAYS: deletedAfter(
    'newsletter subscriptions that nobody confirmed',
    retention.unconfirmedNewsletterDays,
  ),
};
