import { Inject, Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { mockups } from '../database/schema.js';

export type NewMockup = typeof mockups.$inferInsert;

@Injectable()
export class MockupRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(mockup: NewMockup): Promise<void> {
    await this.database.insert(mockups).values(mockup);
  }
}
