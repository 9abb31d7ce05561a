import type { ModuleName } from '@northloop/contracts';
// Imported from source, because the launcher needs its settings before the contracts are built for the first time.
import { launcherSettings } from '../../contracts/src/settings/launcher-settings';
import { readSettings, type Variables } from '../../contracts/src/settings/read-settings';

/** The settings of a start. */
export interface Launch {
  /** The launcher's own settings. */
  settings: ReturnType<typeof readSettings<typeof launcherSettings>>;
  /** The whole environment. Each part of the site gets only its share of it. */
  env: Variables;
}

/**
 * Reads the launcher's part of an environment.
 * @throws {SettingsError} naming every invalid value.
 */
export const readLaunch = (env: Variables): Launch => ({
  settings: readSettings(launcherSettings, env),
  env,
});

/** Name of a variable that exists once per module, such as `DEV_PORT_CHAT`. */
export const moduleVariable = <Prefix extends string>(prefix: Prefix, module: ModuleName) =>
  `${prefix}_${module.toUpperCase() as Uppercase<ModuleName>}` as const;
