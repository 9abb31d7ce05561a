import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type GeneratedArticle, generateArticles } from '../../fixtures/modules/generate-articles';
import { startModuleServer } from '../../fixtures/modules/module-server';
import { type ModuleWorkshop, openModuleWorkshop } from '../../fixtures/modules/module-workshop';
import { startSite } from '../../fixtures/site/start-site';

const articlesFolder = new URL('../../../mfe-blog/src/articles/', import.meta.url);

async function writeArticles(
  workshop: ModuleWorkshop,
  articles: readonly GeneratedArticle[],
): Promise<void> {
  for (const { file, source } of articles) await workshop.write(file, source);
}

async function countRealArticles(): Promise<number> {
  return (await readdir(articlesFolder)).filter((file) => file.endsWith('.md')).length;
}

/** A copy of the blog module with this many articles, including the real ones. It is not built yet. */
export async function openLargeBlog(articles: number): Promise<ModuleWorkshop> {
  const workshop = await openModuleWorkshop('blog');
  await writeArticles(workshop, await generateArticles(articles - (await countRealArticles())));
  return workshop;
}

/** The whole site with a large blog. */
export interface LargeBlogSite {
  url: string;
  /** Address of one of the generated articles. */
  postPath: string;
  /** Size of the file with all summaries as browsers receive it, in bytes. */
  indexBytes: number;
  /** Releases one more article while the site runs, and measures how long the shell takes to use it. */
  releaseOneMore: () => Promise<{ files: number; seconds: number }>;
  dispose: () => Promise<void>;
}

/** Builds a large blog, serves it as its team would, and starts the site with it. */
export async function startLargeBlogSite(articles: number): Promise<LargeBlogSite> {
  const generated = await generateArticles(articles - (await countRealArticles()) + 1);
  const [oneMore, ...others] = generated;
  const workshop = await openModuleWorkshop('blog');
  await writeArticles(workshop, others);
  await workshop.build();
  const blog = await startModuleServer(workshop.dist);
  const site = await startSite({ MODULE_ORIGIN_BLOG: blog.origin, LOG_LEVEL: 'error' });
  const isThere = async (path: string) =>
    (await fetch(`${site.url}${path}`, { redirect: 'manual' })).status === 200;
  const postPath = `/blog/${others.at(-1)?.slug}`;
  while (!(await isThere(postPath))) process.stderr.write('The blog is not in use yet.\n');
  return {
    url: site.url,
    postPath,
    indexBytes: (await stat(join(workshop.dist, 'article-index.json.br'))).size,
    async releaseOneMore() {
      if (oneMore) await writeArticles(workshop, [oneMore]);
      await workshop.build();
      const begin = performance.now();
      while (!(await isThere(`/blog/${oneMore?.slug}`))) {
        if (performance.now() - begin > 120_000) throw new Error(`Not in use:\n${site.log()}`);
      }
      const record = JSON.parse(await readFile(join(workshop.dist, 'release.json'), 'utf8')) as {
        files: readonly unknown[];
      };
      return { files: record.files.length, seconds: (performance.now() - begin) / 1000 };
    },
    async dispose() {
      await site.dispose();
      await blog.dispose();
      await workshop.dispose();
    },
  };
}
