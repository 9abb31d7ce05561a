import type { ApiClient, ApiRequestOptions } from './api-client';
import { ApiRequestError } from './api-request-error';
import { sendWithProof } from './send-with-proof';
import type { Transport } from './transport';

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
