import type { ModuleManifest } from '@northloop/contracts';

/** The mockup generator, shown on the home page, and the page of a shared draft. */
export const mockupModule = {
  name: 'mockup',
  contract: 1,
  exposes: {
    './generator': 'src/generator/generator-slot.tsx',
    './shared-mockup': 'src/share/shared-mockup-page.tsx',
  },
  routes: [{ path: '/mockup/:id', expose: './shared-mockup' }],
  slots: [{ name: 'home.mockup', expose: './generator' }],
} as const satisfies ModuleManifest;
