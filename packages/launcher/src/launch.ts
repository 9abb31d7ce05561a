import type { ModuleName } from '@northloop/contracts';
// From their sources: how lines are printed counts before the contracts are built for the first time.
import { launcherSettings } from '../../contracts/src/settings/launcher-settings';
import { readSettings, type Variables } from '../../contracts/src/settings/read-settings';

/** What a start is told. */
export interface Launch {
  /** What the launcher reads itself. */
  settings: ReturnType<typeof readSettings<typeof launcherSettings>>;
  /** The whole environment, of which each part gets its own. */
  env: Variables;
}

/**
 * Reads the launcher's part of an environment.
 * @throws {SettingsError} naming every bad value
 */
export const readLaunch = (env: Variables): Launch => ({
  settings: readSettings(launcherSettings, env),
  env,
});

/** Name of a variable that each module has one of, such as `DEV_PORT_CHAT`. */
export const moduleVariable = <Prefix extends string>(prefix: Prefix, module: ModuleName) =>
  `${prefix}_${module.toUpperCase() as Uppercase<ModuleName>}` as const;
