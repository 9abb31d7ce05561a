import type { ModuleManifest } from '@northloop/contracts';

/** The chat assistant that floats over every page. */
export const chatModule = {
  name: 'chat',
  contract: 1,
  exposes: { './assistant': 'src/assistant/assistant-slot.tsx' },
  routes: [],
  slots: [{ name: 'site.overlay', expose: './assistant' }],
} as const satisfies ModuleManifest;
