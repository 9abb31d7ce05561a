import { Inject, Injectable } from '@nestjs/common';
import type { SharedMockup } from '@northloop/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { DATABASE } from '../../database/database.module.js';
import { sharedMockups } from '../../database/schema.js';

@Injectable()
export class SharedMockupsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(shared: typeof sharedMockups.$inferInsert & { mockup: SharedMockup }): Promise<void> {
    await this.database.insert(sharedMockups).values(shared);
  }

  /** The draft as it was stored; undefined for an unknown id. */
  async find(id: string): Promise<unknown> {
    const [row] = await this.database
      .select({ mockup: sharedMockups.mockup })
      .from(sharedMockups)
      .where(eq(sharedMockups.id, id));
    return row?.mockup;
  }

  /** Deletes a draft whose key has this hash; resolves with whether one was deleted. */
  async delete(id: string, deleteKeyHash: string): Promise<boolean> {
    const deleted = await this.database
      .delete(sharedMockups)
      .where(and(eq(sharedMockups.id, id), eq(sharedMockups.deleteKeyHash, deleteKeyHash)))
      .returning({ id: sharedMockups.id });
    return deleted.length > 0;
  }
}
