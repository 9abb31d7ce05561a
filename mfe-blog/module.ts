import type { ModuleManifest } from '@northloop/contracts';

/** The blog's list and posts, and the pages that newsletter emails link to. */
export const blogModule = {
  name: 'blog',
  contract: 1,
  exposes: {
    './blog-list': 'src/blog-list/blog-list-page.tsx',
    './blog-post': 'src/blog-post/blog-post-page.tsx',
    './newsletter-confirm': 'src/newsletter-link/newsletter-confirm-page.tsx',
    './newsletter-unsubscribe': 'src/newsletter-link/newsletter-unsubscribe-page.tsx',
  },
  routes: [
    { path: '/blog', expose: './blog-list' },
    { path: '/blog/:slug', expose: './blog-post' },
    { path: '/newsletter/confirm', expose: './newsletter-confirm' },
    { path: '/newsletter/unsubscribe', expose: './newsletter-unsubscribe' },
  ],
  slots: [],
} as const satisfies ModuleManifest;
