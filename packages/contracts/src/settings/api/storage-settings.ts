import { setting } from '../setting.js';
import { address, matching, wholeNumber } from '../value-types.js';

const retention = (records: string, days: number) =>
  setting(wholeNumber(0, 36_500), {
    meaning: `Days until the API deletes ${records}; 0 keeps them.`,
    default: days,
  });

/** Where records are kept, and for how long. The numbers of days match the privacy page. */
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
  RETENTION_CHAT_DAYS: retention('conversations', 90),
  RETENTION_MOCKUP_DAYS: retention('drafts', 90),
  RETENTION_CONTACT_DAYS: retention('leads', 730),
  RETENTION_NEWSLETTER_DAYS: retention('newsletter subscriptions that nobody confirmed', 30),
};
