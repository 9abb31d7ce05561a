/**
 * How long each kind of record is kept, as the privacy page promises. The API deletes records after the same times
 * unless its settings say otherwise.
 */
export const retention = {
  contactMonths: 24,
  chatDays: 90,
  mockupDays: 90,
  unconfirmedNewsletterDays: 30,
  serverLogDays: 30,
  backupDays: 35,
} as const;

/** How soon a privacy request is answered, in days. */
export const PRIVACY_REQUEST_DAYS = 30;
