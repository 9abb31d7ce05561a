import type { Environment } from '../config/environment.js';
import type { Logger } from '../logging/logger.js';
import type { DatabaseConnection } from './database.js';
import { openPglite } from './pglite/open-pglite.js';
import { openPostgres } from './postgres/open-postgres.js';

/** Opens PostgreSQL if an address is set, otherwise the embedded database, and migrates it. */
export function openDatabase(
  environment: Environment,
  logger: Logger,
): Promise<DatabaseConnection> {
  return environment.databaseUrl === undefined
    ? openPglite(environment.dataDir)
    : openPostgres(
        {
          url: environment.databaseUrl,
          schema: environment.databaseSchema,
          poolSize: environment.databasePoolSize,
        },
        logger,
      );
}
