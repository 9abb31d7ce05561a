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

/** Failures whose message says all that a person can do something about; of any other the place is of use too. */
const EXPECTED = [
  CommandFailure,
  RegistryChangeError,
  RegistryConflictError,
  RegistryError,
  ReleaseRecordError,
  ReleaseStoreError,
];

/** 0: done. 1: refused or failed, nothing half-done. 2: not understood. */
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
