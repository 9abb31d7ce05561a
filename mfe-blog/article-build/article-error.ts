/** An article that cannot be published as it is written. The message names the file and, where it can, the place. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';

  constructor(
    /** File name of the article. */
    readonly file: string,
    /** What is wrong and what to do, beginning with the field or line. */
    readonly reason: string,
  ) {
    super(`${file}: ${reason}`);
  }
}
