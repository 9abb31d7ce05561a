export interface ApiRequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** An answer that is read while it arrives. */
export interface ApiStream {
  /** Value of the `Content-Type` header; empty without one. */
  readonly contentType: string;
  /** The body's text, piece by piece. Throws an {@link ApiRequestError} when the connection breaks. */
  readonly pieces: AsyncIterable<string>;
}

/**
 * Calls to the site's API: JSON in and out, a time limit of 30 s, and every failure an {@link ApiRequestError}.
 * A post or stream answers a proof-of-work challenge by itself.
 */
export interface ApiClient {
  get<T>(path: string, options?: ApiRequestOptions): Promise<T>;
  post<T>(path: string, body: unknown, options?: ApiRequestOptions): Promise<T>;
  /** Deletes, even when the visitor leaves the page meanwhile. */
  delete(path: string, options?: ApiRequestOptions): Promise<void>;
  /** Posts, and gives the answer while it arrives. The time limit holds until its end. */
  stream(path: string, body: unknown, options?: ApiRequestOptions): Promise<ApiStream>;
}
