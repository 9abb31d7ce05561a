import { ApiRequestError } from './api-request-error';
import { sendWithProof } from './send-with-proof';
import type { Transport } from './transport';

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

/**
 * Makes a client for the API.
 * @param origin where the API is, as a function when only the page knows; empty for the page's own origin.
 */
export function createApiClient(origin: string | (() => string) = ''): ApiClient {
  let loading: Promise<Transport> | undefined;

  async function call<T>(send: (transport: Transport) => Promise<T>): Promise<T> {
    try {
      // Loaded with the first call: no page needs it before a visitor does something.
      loading ??= import('./transport').then(({ createTransport }) =>
        createTransport(typeof origin === 'string' ? origin : origin()),
      );
      return await send(await loading);
    } catch (cause) {
      if (cause instanceof ApiRequestError && cause.status !== null) throw cause;
      // A transport that could not be loaded, or lost its connection, starts anew with the next call.
      loading = undefined;
      throw cause instanceof ApiRequestError ? cause : ApiRequestError.ofNetwork();
    }
  }

  return {
    get: (path, options) => call((transport) => transport.get(path, options)),
    post: (path, body, options) =>
      sendWithProof((proof) =>
        call((transport) => transport.post(path, body, withHeaders(options, proof))),
      ),
    delete: (path, options) => call((transport) => transport.delete(path, options)),
    stream: (path, body, options) =>
      sendWithProof((proof) =>
        call((transport) => transport.stream(path, body, withHeaders(options, proof))),
      ),
  };
}

const withHeaders = (
  options: ApiRequestOptions | undefined,
  headers: Record<string, string>,
): ApiRequestOptions => ({ ...options, headers: { ...options?.headers, ...headers } });

let pageOrigin = '';

/** Says where the page's client finds the API. The shell does so before anything calls. */
export const setApiOrigin = (origin: string): void => {
  pageOrigin = origin;
};

/** The browser's client. Server code gets one of its own with the page request. */
export const apiClient = createApiClient(() => pageOrigin);
