/** An article that cannot be published as written. The message names the file and, if possible, the place. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';

  constructor(
    /** File name of the article. */
    readonly file: string,
    /** The problem and how to fix it, starting with the field or line. */
    readonly reason: string,
  ) {
    super(`${file}: ${reason}`);
  }
}
