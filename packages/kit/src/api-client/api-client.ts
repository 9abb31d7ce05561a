export interface ApiRequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** A response that is read while it arrives. */
export interface ApiStream {
  /** Value of the `Content-Type` header; empty without one. */
  readonly contentType: string;
  /** The body's text, piece by piece. Throws an {@link ApiRequestError} if the connection breaks. */
  readonly pieces: AsyncIterable<string>;
}

/**
 * Calls the site's API: JSON in and out, a time limit of 30 s, and every failure is an {@link ApiRequestError}.
 * Posts and streams solve proof-of-work challenges automatically.
 */
export interface ApiClient {
  get<T>(path: string, options?: ApiRequestOptions): Promise<T>;
  post<T>(path: string, body: unknown, options?: ApiRequestOptions): Promise<T>;
  /** Deletes. The request goes out even if the visitor leaves the page. */
  delete(path: string, options?: ApiRequestOptions): Promise<void>;
  /** Posts, and returns the response while it arrives. The time limit covers the whole response. */
  stream(path: string, body: unknown, options?: ApiRequestOptions): Promise<ApiStream>;
}
