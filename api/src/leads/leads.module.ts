import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import type { DatabaseConnection } from '../database/database.js';
import { DATABASE_CONNECTION } from '../database/database.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { createLeadsCommand } from './create-leads-command.js';

/** Runs lead commands for the command line, which cannot open the embedded database while this process has it open. */
@Module({ imports: [OutboxModule] })
export class LeadsModule implements OnApplicationBootstrap {
  constructor(
    @Inject(DATABASE_CONNECTION) private readonly connection: DatabaseConnection,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly outbox: OutboxService,
  ) {}

  onApplicationBootstrap(): void {
    const command = createLeadsCommand(this.environment, this.connection.database);
    this.connection.claim?.onRequest(async (request) => {
      if (request.kind !== 'leads') return '';
      const output = await command.run(request.args);
      this.outbox.committed();
      return output;
    });
  }
}
