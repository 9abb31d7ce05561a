import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ENVIRONMENT } from '../config/environment.js';
import { LOGGER } from '../logging/logger.js';
import type { DatabaseConnection } from './database.js';
import { openDatabase } from './open-database.js';

/** Injection token of the open {@link DatabaseConnection}. */
export const DATABASE_CONNECTION = Symbol('DatabaseConnection');

/** Injection token of the query interface only. */
export const DATABASE = Symbol('Database');

/** Opens the database before anything that needs it, and closes it after the last request. */
@Global()
@Module({
  providers: [
    { provide: DATABASE_CONNECTION, inject: [ENVIRONMENT, LOGGER], useFactory: openDatabase },
    {
      provide: DATABASE,
      inject: [DATABASE_CONNECTION],
      useFactory: (connection: DatabaseConnection) => connection.database,
    },
  ],
  exports: [DATABASE, DATABASE_CONNECTION],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DATABASE_CONNECTION) private readonly connection: DatabaseConnection) {}

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }
}
