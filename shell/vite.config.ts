import { federation } from '@module-federation/vite';
import { providedShares, sharedFileNames } from '@northloop/federation';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineScripts } from './inline-scripts-plugin';

/** Where the shell's files are below the site's root. */
const ASSETS = 'assets/shell';

/** The plugin adds no runtime without at least one remote. The real remotes are registered at run time, per release. */
const placeholderRemote = {
  type: 'module',
  name: 'placeholder',
  entry: 'http://127.0.0.1:9/mf-manifest.json',
};

export default defineConfig(({ isSsrBuild }) => ({
  // Containers are registered by their entry, never by a manifest, so the runtime can leave out the code that reads
  // manifests.
  define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
  build: {
    outDir: isSsrBuild ? 'dist-ssr' : 'dist',
    manifest: !isSsrBuild,
    assetsDir: ASSETS,
    rolldownOptions: isSsrBuild
      ? { input: './src/entry-server.tsx', output: { entryFileNames: '[name].js' } }
      : { input: './src/entry-client.tsx', output: sharedFileNames(ASSETS) },
  },
  // The runtime must be the plugin's own copy, and the kit is TypeScript source that Node cannot read.
  ssr: { noExternal: ['@module-federation/runtime', '@northloop/kit'] },
  plugins: [
    react(),
    tailwindcss(),
    inlineScripts(),
    ...federation({
      name: 'shell',
      remotes: { placeholder: placeholderRemote },
      shared: providedShares,
      shareStrategy: 'loaded-first',
      hostInitInjectLocation: 'entry',
      dts: false,
      manifest: false,
      ...(!isSsrBuild && { experiments: { provideExternalRuntime: true } }),
    }),
  ],
}));
