import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Change } from '../registry-changes/change-registry.js';
import { openReleaseStore } from '../release-store/open-release-store.js';
import type { ReleaseStore } from '../release-store/release-store.js';
import type { CommonOptions } from './parse-command.js';

/** Root of the workspace, found from the location of this file's build. */
export const workspaceRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** What every command needs. */
export interface CommandContext {
  store: ReleaseStore;
  /** Writes lines for the person at the command line. */
  say: (...lines: string[]) => void;
  /** Who, when and why, for the history. The time is the time of the call. */
  change: () => Change;
}

/** Opens the store and finds out who runs the command. */
export const openContext = (
  { store, by, reason }: CommonOptions,
  say: CommandContext['say'],
): CommandContext => ({
  store: openReleaseStore(store),
  say,
  change: () => ({
    at: new Date().toISOString(),
    by: by ?? personAtWork(),
    ...(reason && { reason }),
  }),
});

function personAtWork(): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (name) return name;
  } catch {
    // Git is missing or has no name set, so use the system's user name.
  }
  return userInfo().username;
}
