import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { lockInTransaction } from '../database/lock-in-transaction.js';
import { outbox } from '../database/schema.js';

/** Least time between two mails of one channel to a mailbox. */
const PAUSE = sql`interval '10 minutes'`;

/** Most mails of all channels to a mailbox in a day. */
const MAILS_PER_DAY = 3;

/** The same with mails that follow an earlier one, such as a change of an appointment. */
const FOLLOWING_MAILS_PER_DAY = 8;

/** Providers that ignore dots before the at sign. */
const IGNORES_DOTS = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox that an address belongs to, as far as the spelling shows. Different capitals, a part after a plus and, at
 * Gmail, dots lead to the same mailbox.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return `${IGNORES_DOTS.test(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/**
 * Whether one more mail of a channel may be sent to a visitor's mailbox. The limit exists because anyone can enter
 * another person's address into a form. A mail that is still waiting blocks further ones. Takes a lock on the mailbox
 * until the transaction ends.
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

/**
 * Whether a mail may be sent that follows another one to the same mailbox, about the same record. Without a pause:
 * otherwise the mailbox would be left with what no longer holds. Takes the same lock.
 */
export async function mayFollowUp(transaction: Database, mailbox: string): Promise<boolean> {
  await lockInTransaction(transaction, `mail to ${mailbox}`);
  const [written] = await transaction
    .select({ today: count() })
    .from(outbox)
    .where(and(eq(outbox.mailbox, mailbox), gt(outbox.createdAt, sql`now() - interval '1 day'`)));
  return written === undefined || written.today < FOLLOWING_MAILS_PER_DAY;
}
