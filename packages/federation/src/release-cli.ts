#!/usr/bin/env node
import { RegistryChangeError } from './registry-changes/change-registry.js';
import { openContext } from './release-commands/command-context.js';
import { CommandFailure } from './release-commands/command-failure.js';
import { parseCommand, USAGE, UsageError } from './release-commands/parse-command.js';
import { runCommand } from './release-commands/run-command.js';
import { ReleaseRecordError } from './release-store/documents/parse-release-record.js';
import {
  RegistryConflictError,
  RegistryError,
  ReleaseStoreError,
} from './release-store/release-store-error.js';

const say = (...lines: string[]) => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** Errors whose message is all that the user needs. For any other error, show the stack as well. */
const EXPECTED = [
  CommandFailure,
  RegistryChangeError,
  RegistryConflictError,
  RegistryError,
  ReleaseRecordError,
  ReleaseStoreError,
];

/** Exit codes: 0 done; 1 refused or failed, nothing was changed halfway; 2 not a valid command. */
async function main(): Promise<number> {
  try {
    const command = parseCommand(process.argv.slice(2), process.env);
    await runCommand(command, openContext(command, say));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!EXPECTED.some((type) => error instanceof type)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
}

process.exitCode = await main();
