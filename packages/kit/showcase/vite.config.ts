import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The design system on one page. For development only; it is not part of the site. */
export default defineConfig({
  server: { port: 5110, strictPort: true },
  plugins: [react(), tailwindcss()],
});
