import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { Post } from '../src/article/article.ts';
import { ARTICLE_INDEX_FILE, postFile } from '../src/article/loading/article-files.ts';
import { createArticleFolder } from './article-folder.ts';
import { summaryOf } from './compile-article.ts';

const QUERY = /\.md\?(summary|article|post)$/;

function pickForm(post: Post, form: string): unknown {
  if (form === 'summary') return summaryOf(post.article);
  return form === 'article' ? post.article : post;
}

/**
 * Turns the article files into data at build time, so that the browser needs neither Markdown parser nor highlighter.
 *
 * The server build imports the data: `x.md?summary` gives the data for lists, `x.md?article` the whole article, and
 * `x.md?post` everything its page shows. The browser build bundles none of that. It gets one file with all summaries
 * and one file per post next to its scripts, so the scripts are as small with a thousand articles as with six.
 * @param folder absolute path of the articles. All of them are checked when a build starts.
 */
export function articlesPlugin(folder: string): Plugin {
  const articles = createArticleFolder(folder);
  return {
    name: 'blog:articles',
    enforce: 'pre',
    async buildStart() {
      articles.forget();
      await articles.read();
    },
    watchChange: () => articles.forget(),
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const [path = '', form = ''] = id.split('?');
        this.addWatchFile(path);
        const post = (await articles.read()).posts.get(basename(path));
        if (!post) this.error(`${path} is not among the articles of ${folder}`);
        // Parsing a JSON string is several times faster than parsing the same data as an object literal.
        const json = JSON.stringify(JSON.stringify(pickForm(post, form)));
        return { code: `export const data = JSON.parse(${json});`, moduleType: 'js' };
      },
    },
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      const { summaries, posts } = await articles.read();
      const emit = (fileName: string, data: unknown) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(data) });
      emit(ARTICLE_INDEX_FILE, summaries);
      for (const post of posts.values()) emit(postFile(post.article.slug), post);
    },
  };
}
