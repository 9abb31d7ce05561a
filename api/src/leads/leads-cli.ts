import { join } from 'node:path';
import { type Environment, readEnvironment } from '../config/environment.js';
import { openDatabase } from '../database/open-database.js';
import { askDirectoryHolder, DirectoryInUseError } from '../database/pglite/directory-claim.js';
import { createLogger } from '../logging/logger.js';
import { createLeadsCommand } from './create-leads-command.js';

/** Runs a command on the database, or sends it to the API if the API has the embedded database open. */
async function runLeads(environment: Environment, args: string[]): Promise<string> {
  try {
    return await runHere(environment, args);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    return askDirectoryHolder(join(environment.dataDir, 'pglite'), { kind: 'leads', args });
  }
}

async function runHere(environment: Environment, args: string[]): Promise<string> {
  const connection = await openDatabase(environment, createLogger('silent'));
  try {
    return await createLeadsCommand(environment, connection.database).run(args);
  } finally {
    await connection.close();
  }
}

try {
  process.stdout.write(await runLeads(readEnvironment(), process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
