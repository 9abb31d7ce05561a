import type { ModuleName } from './module-manifest.js';

/** Ports of the modules' development servers. */
export const DEV_PORTS: Readonly<Record<ModuleName, number>> = {
  marketing: 5101,
  mockup: 5102,
  chat: 5103,
  blog: 5104,
};

/** Port of a module's standalone page, next to that of its development server. */
export const standalonePort = (module: ModuleName): number => DEV_PORTS[module] + 20;
