import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article, ArticleSummary, Post } from '../src/article/article.ts';
import { newestFirst } from '../src/article/listing/newest-first.ts';
import { relatedArticles } from '../src/article/listing/related-articles.ts';
import { checkTogether } from './check-together.ts';
import { compileArticle, summaryOf } from './compile-article.ts';

/** All articles of a folder, compiled and checked. */
export interface CompiledArticles {
  /** Newest first. */
  summaries: readonly ArticleSummary[];
  /** The data for each article's page, by file name. */
  posts: ReadonlyMap<string, Post>;
}

/** Reads a folder of articles. */
export interface ArticleFolder {
  /**
   * Compiles every article, or returns the cached result.
   * @throws {ArticleError} when one of them cannot be published.
   */
  read(): Promise<CompiledArticles>;
  /** Makes the next `read` check the files again. Only changed files are compiled again. */
  forget(): void;
}

/** @param folder absolute path. */
export function createArticleFolder(folder: string): ArticleFolder {
  const compiled = new Map<string, { source: string; article: Promise<Article> }>();
  let latest: Promise<CompiledArticles> | null = null;

  async function compile(file: string): Promise<Article> {
    const source = await readFile(join(folder, file), 'utf8');
    const before = compiled.get(file);
    if (before?.source === source) return before.article;
    const article = compileArticle(source, file);
    compiled.set(file, { source, article });
    return article;
  }

  async function readAll(): Promise<CompiledArticles> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
    const articles = await Promise.all(files.map(compile));
    checkTogether(articles);
    const summaries = articles.map(summaryOf).sort(newestFirst);
    const posts = articles.map((article): [string, Post] => [
      `${article.slug}.md`,
      { article, related: relatedArticles(article, summaries) },
    ]);
    return { summaries, posts: new Map(posts) };
  }

  return {
    read() {
      latest ??= readAll();
      return latest;
    },
    forget() {
      latest = null;
    },
  };
}
