import { fileURLToPath } from 'node:url';
import { defineModule } from '@northloop/federation';
import { articlesPlugin } from './article-build/articles-plugin.ts';
import { blogModule } from './module.ts';

const articles = fileURLToPath(new URL('./src/articles', import.meta.url));

export default defineModule(blogModule, { plugins: [articlesPlugin(articles)] });
