import { Inject, Injectable } from '@nestjs/common';
import type { Service } from '@northloop/contracts';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { services } from '../database/schema.js';

@Injectable()
export class ServicesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** All services in the order of the page. */
  list(): Promise<Service[]> {
    return this.database
      .select({
        _id: services.id,
        icon: services.icon,
        title: services.title,
        description: services.description,
        features: services.features,
      })
      .from(services)
      .orderBy(asc(services.position));
  }
}
