/** Thrown when a file with articles could not be fetched. Trying again may help. */
export class ArticlesUnavailableError extends Error {
  override readonly name = 'ArticlesUnavailableError';
}

/**
 * Fetches one of the release's article files. The address contains the release's version, so that a tab always gets the
 * articles of the release it runs, however long it has been open.
 * @returns null if the release has no such file.
 * @throws {ArticlesUnavailableError} if there is no usable response.
 */
export async function fetchArticleFile<Data>(path: string): Promise<Data | null> {
  const url = `${import.meta.env.BASE_URL}${path}`;
  try {
    const response = await fetch(url);
    if (response.ok) return (await response.json()) as Data;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new ArticlesUnavailableError(`${url} answered ${response.status}`);
  } catch (cause) {
    if (cause instanceof ArticlesUnavailableError) throw cause;
    throw new ArticlesUnavailableError(`${url} could not be read`, { cause });
  }
}
