import { defineConfig } from 'vite';

/** The server around the renderer: plain Node code with all packages external. */
export default defineConfig({
  // Vite would bundle a workspace package, and with it the S3 client, which is not needed for a store in a folder.
  ssr: { external: ['@northloop/federation'] },
  build: {
    ssr: true,
    outDir: 'dist-server',
    rolldownOptions: { input: ['./server/main.ts', './server/probe-release.ts'] },
  },
});
