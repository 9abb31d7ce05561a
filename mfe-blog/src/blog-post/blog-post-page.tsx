import '../module.css';
import { definePage } from '@northloop/kit';
import type { Post } from '../article/article';
import { BlogPost } from './blog-post';
import { loadPost } from './load-post';

function BlogPostPage({ data }: { data: Post }) {
  return <BlogPost {...data} />;
}

export const page = definePage({ Component: BlogPostPage, load: loadPost });
