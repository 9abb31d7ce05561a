import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { lockInTransaction } from '../database/lock-in-transaction.js';
import { outbox } from '../database/schema.js';

/** Least time between two mails of one kind to a mailbox. */
const PAUSE = sql`interval '10 minutes'`;

/** Most mails of all kinds to a mailbox in a day. */
const MAILS_PER_DAY = 3;

/** Providers that ignore dots before the at sign. */
const IGNORES_DOTS = /^(gmail|googlemail)\.com$/;

/**
 * Whose mail an address is, as far as its spelling tells: capitals, what follows a plus, and dots at Gmail are up to
 * whoever types it.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return `${IGNORES_DOTS.test(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/**
 * Whether one more mail of a channel may go to a visitor's mailbox: anyone can enter anyone's address into a form. A
 * mail that still waits for its turn is enough. Nobody else decides about this mailbox until the transaction ends.
 */
export async function mayWriteTo(
  transaction: Database,
  mailbox: string,
  channel: string,
): Promise<boolean> {
  await lockInTransaction(transaction, `mail to ${mailbox}`);
  const [written] = await transaction
    .select({
      lately: sql<boolean>`coalesce(bool_or(${outbox.channel} = ${channel}
        and (${outbox.state} = 'waiting' or ${outbox.createdAt} > now() - ${PAUSE})), false)`,
      today: sql<number>`(count(*) filter (where ${outbox.createdAt} > now() - interval '1 day'))::int`,
    })
    .from(outbox)
    .where(eq(outbox.mailbox, mailbox));
  return written === undefined || (!written.lately && written.today < MAILS_PER_DAY);
}
