import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { DATABASE } from '../../database/database.module.js';
import { signingKeys } from '../../database/schema.js';

/** What a key is for: the links of bookings, and the studio's feed. */
export type KeyPurpose = 'consultation-links' | 'consultation-feed';

const KEY_BYTES = 32;

/** Keys that the first process makes and all others read, so that links outlive a restart without a setting. */
@Injectable()
export class SigningKeysRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The key for a purpose, base64url. Makes one if there is none. */
  async key(purpose: KeyPurpose): Promise<string> {
    const known = await this.read(purpose);
    if (known !== undefined) return known;
    await this.database
      .insert(signingKeys)
      .values({ purpose, key: newKey() })
      .onConflictDoNothing();
    const made = await this.read(purpose);
    if (made === undefined) throw new Error('The signing key was neither stored nor found');
    return made;
  }

  /** Replaces a key. What the old one has signed no longer works. */
  async renew(purpose: KeyPurpose): Promise<string> {
    const key = newKey();
    await this.database
      .insert(signingKeys)
      .values({ purpose, key })
      .onConflictDoUpdate({ target: signingKeys.purpose, set: { key } });
    return key;
  }

  private async read(purpose: KeyPurpose): Promise<string | undefined> {
    const [row] = await this.database
      .select({ key: signingKeys.key })
      .from(signingKeys)
      .where(eq(signingKeys.purpose, purpose));
    return row?.key;
  }
}

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
