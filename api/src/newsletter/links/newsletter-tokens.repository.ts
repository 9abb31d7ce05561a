import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { NEWSLETTER_CONFIRM_DAYS } from '@northloop/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { DATABASE } from '../../database/database.module.js';
import { newsletterSubscriptions, newsletterTokens } from '../../database/schema.js';
import type { Subscription } from '../subscription.js';

const TOKEN_BYTES = 24;

/** The subscription that a token belongs to, and what the token allows. */
export interface SubscriptionKey {
  subscription: Subscription;
  /**
   * Whether the token may confirm: it is recent enough, and the subscriber has not unsubscribed since it was issued.
   */
  confirms: boolean;
}

/** Tokens for subscriptions. A token is only sent by mail; the database stores its digest. */
@Injectable()
export class NewsletterTokensRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * Issues a new token for a subscription. Earlier ones stay valid, so that it does not matter which mail is opened.
   */
  async issue(email: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.database.insert(newsletterTokens).values({ email, digest: digestOf(token) });
    return token;
  }

  /** Finds the subscription of a token and locks it until the transaction ends. */
  async open(transaction: Database, token: string): Promise<SubscriptionKey | undefined> {
    const [key] = await transaction
      .select({
        subscription: newsletterSubscriptions,
        confirms: sql<boolean>`${newsletterTokens.createdAt} > now() - make_interval(days => ${NEWSLETTER_CONFIRM_DAYS})
          and ${newsletterTokens.createdAt} > coalesce(${newsletterSubscriptions.unsubscribedAt}, '-infinity')`,
      })
      .from(newsletterTokens)
      .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.email, newsletterTokens.email))
      .where(eq(newsletterTokens.digest, digestOf(token)))
      .for('update', { of: newsletterSubscriptions });
    return key;
  }
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
