export { CONSULTATION_HOURS_PATTERN } from './api/consultation-settings.js';
export { type ApiValues, apiSettings } from './api-settings.js';
export { launcherSettings } from './launcher-settings.js';
export { shellVariables, systemVariables } from './process-variables.js';
export { readSettings, SettingsError, type Variables } from './read-settings.js';
export { type Setting, statementOf, valuesOf } from './setting.js';
export { processSettings, settingGroups } from './setting-groups.js';
export { shellSettings } from './shell-settings.js';
