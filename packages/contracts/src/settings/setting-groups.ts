import { accessSettings } from './api/access-settings.js';
import { assistantSettings } from './api/assistant-settings.js';
import { consultationSettings } from './api/consultation-settings.js';
import { draftSettings } from './api/draft-settings.js';
import { limitSettings } from './api/limit-settings.js';
import { reportSettings } from './api/report-settings.js';
import { storageSettings } from './api/storage-settings.js';
import { apiSettings } from './api-settings.js';
import { launcherSettings, startSettings } from './launcher-settings.js';
import type { Setting } from './setting.js';
import { sharedSettings } from './shared-settings.js';
import { shellSettings, siteSettings } from './shell-settings.js';

type Settings = Readonly<Record<string, Setting>>;

/** The settings of each process, by the name that the documentation uses for it. */
export const processSettings: Readonly<Record<'shell' | 'API' | 'launcher', Settings>> = {
  shell: shellSettings.shape,
  API: apiSettings.shape,
  launcher: launcherSettings.shape,
};

/** Every variable once, in the order of the documentation. */
export const settingGroups: readonly { title: string; settings: Settings }[] = [
  { title: 'The site (shell)', settings: siteSettings },
  { title: 'Site and API', settings: sharedSettings },
  { title: '`pnpm start` and `pnpm dev`', settings: startSettings },
  { title: 'The API', settings: accessSettings },
  { title: 'The API: storage', settings: storageSettings },
  { title: 'The API: limits', settings: limitSettings },
  { title: 'The API: reports of leads', settings: reportSettings },
  { title: 'The API: the assistant', settings: assistantSettings },
  { title: 'The API: drafts', settings: draftSettings },
  { title: 'The API: consultations', settings: consultationSettings },
];
