/** `1 article`, `2,000 articles`, `No articles`. */
export const countArticles = (count: number): string =>
  `${count === 0 ? 'No' : count.toLocaleString('en-US')} ${count === 1 ? 'article' : 'articles'}`;
