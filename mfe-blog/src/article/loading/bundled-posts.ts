import type { Post } from '../article';

const files = import.meta.glob<Post>('../../articles/*.md', { query: '?post', import: 'data' });

const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.md$/g, ''), load]),
);

/** Loads an article's own chunk of the server build. @returns null for a slug that no article has. */
export async function bundledPost(slug: string): Promise<Post | null> {
  return (await loaders.get(slug)?.()) ?? null;
}
