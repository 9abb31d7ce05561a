import * as z from 'zod';
import { DEV_PORTS, standalonePort } from '../dev-ports.js';
import type { ModuleName } from '../module-manifest.js';
import { accessSettings } from './api/access-settings.js';
import { assistantSettings } from './api/assistant-settings.js';
import { setting, withDefault, withoutDefault } from './setting.js';
import { sharedSettings } from './shared-settings.js';
import { siteSettings } from './shell-settings.js';
import { oneOf, port } from './value-types.js';

const devPort = (module: ModuleName) =>
  setting(port(), {
    meaning: `Port of the ${module} module when \`pnpm dev\` runs it from its sources; 0 takes any free one. Without it the port is ${DEV_PORTS[module]}, or ${standalonePort(module)} with \`--alone\`.`,
    example: String(DEV_PORTS[module]),
  });

/** Variables that only `pnpm start` and `pnpm dev` use. */
export const startSettings = {
  LOG_FORMAT: setting(oneOf(['text', 'json']), {
    meaning:
      'How lines are printed: `text` for people, `json` for machines. Without it that is text at a terminal, else json.',
    example: 'json',
  }),
  DEV_PORT_MARKETING: devPort('marketing'),
  DEV_PORT_MOCKUP: devPort('mockup'),
  DEV_PORT_CHAT: devPort('chat'),
  DEV_PORT_BLOG: devPort('blog'),
};

/** Every variable that the launcher reads itself. It passes the others on unchanged. */
export const launcherSettings = z.object({
  ...startSettings,
  HOST: siteSettings.HOST,
  PORT: siteSettings.PORT,
  API_HOST: accessSettings.API_HOST,
  API_PORT: sharedSettings.API_PORT,
  API_ORIGIN: siteSettings.API_ORIGIN,
  // The launcher serves each module that has no origin, unless there is a release store.
  MODULE_ORIGIN_MARKETING: withoutDefault(siteSettings.MODULE_ORIGIN_MARKETING),
  MODULE_ORIGIN_MOCKUP: withoutDefault(siteSettings.MODULE_ORIGIN_MOCKUP),
  MODULE_ORIGIN_CHAT: withoutDefault(siteSettings.MODULE_ORIGIN_CHAT),
  MODULE_ORIGIN_BLOG: withoutDefault(siteSettings.MODULE_ORIGIN_BLOG),
  RELEASE_STORE: siteSettings.RELEASE_STORE,
  DATA_DIR: sharedSettings.DATA_DIR,
  SITE_CONTENT_URL: assistantSettings.SITE_CONTENT_URL,
  // The shell is the one proxy between the visitor and the API.
  TRUST_PROXY: withDefault(sharedSettings.TRUST_PROXY, 1),
  // There is no load balancer that would have to notice the shutdown first.
  STOP_DELAY_SECONDS: withDefault(sharedSettings.STOP_DELAY_SECONDS, 0),
});
