import type { CommandContext } from './command-context.js';
import { type Command, USAGE } from './parse-command.js';
import { canary, promote } from './promote.js';
import { prune } from './prune.js';
import { publish } from './publish.js';
import { rollback, stopCanary } from './rollback.js';
import { showHistory, showStatus } from './status.js';

/** Runs one command. */
export async function runCommand(command: Command, context: CommandContext): Promise<void> {
  switch (command.name) {
    case 'publish':
      return publish(command, context);
    case 'promote':
      return promote(command, context);
    case 'canary':
      return canary(command, context);
    case 'end-canary':
      return stopCanary(command, context);
    case 'rollback':
      return rollback(command, context);
    case 'status':
      return showStatus(command, context);
    case 'history':
      return showHistory(command, context);
    case 'prune':
      return prune(command, context);
    case 'help':
      context.say(USAGE);
  }
}
