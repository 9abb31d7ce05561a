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
 * Makes data of the articles' files at build time; the browser gets neither Markdown parser nor highlighter.
 *
 * The server's build imports them: `x.md?summary` gives what lists show, `x.md?article` the whole article, `x.md?post`
 * all that its page shows. The browser's build carries none of that. It gets one file with all summaries and one for
 * each post beside its scripts, which therefore stay as small with a thousand articles as with six.
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
        // JSON.parse of a string is read several times faster than the same data as an object literal.
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
