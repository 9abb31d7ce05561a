import { defineConfig } from 'vite';

/** The server around the renderer: plain Node code, every package left outside. */
export default defineConfig({
  // A workspace package would be built in, and with it the client for S3 that a folder's store never loads.
  ssr: { external: ['@northloop/federation'] },
  build: {
    ssr: true,
    outDir: 'dist-server',
    rolldownOptions: { input: ['./server/main.ts', './server/probe-release.ts'] },
  },
});
