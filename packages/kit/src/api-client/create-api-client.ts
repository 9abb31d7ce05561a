import { forget, readKept } from '../browser-features/kept-value';
import type { ApiClient } from './api-client';
import { ApiRequestError } from './api-request-error';
import type { Transport, TransportOptions } from './transport';

const AUTH_TOKEN_KEY = 'authToken';

/**
 * Makes a client for the API.
 * @param origin the API's origin, or a function that returns it if only the page knows it; empty for the page's own.
 * @param options for a server that calls the API for a visitor.
 */
export function createApiClient(
  origin: string | (() => string) = '',
  options: TransportOptions = {},
): ApiClient {
  let loading: Promise<Transport> | undefined;

  async function call<T>(send: (transport: Transport) => Promise<T>): Promise<T> {
    try {
      // Loaded with the first call, since no page needs it before the visitor does something.
      loading ??= import('./transport').then(({ createTransport }) =>
        createTransport(
          typeof origin === 'string' ? origin : origin(),
          () => readKept('local', AUTH_TOKEN_KEY),
          options,
        ),
      );
      return await send(await loading);
    } catch (cause) {
      if (cause instanceof ApiRequestError && cause.status === 401) forget('local', AUTH_TOKEN_KEY);
      if (cause instanceof ApiRequestError && cause.status !== null) throw cause;
      // If the transport could not be loaded or lost its connection, the next call loads it again.
      loading = undefined;
      throw cause instanceof ApiRequestError ? cause : ApiRequestError.ofNetwork();
    }
  }

  return {
    get: (...parameters) => call((transport) => transport.get(...parameters)),
    post: (...parameters) => call((transport) => transport.post(...parameters)),
    delete: (...parameters) => call((transport) => transport.delete(...parameters)),
    stream: (...parameters) => call((transport) => transport.stream(...parameters)),
  };
}

let pageOrigin = '';

/** Sets the API's origin for the page's client. The shell does this before the first call. */
export const setApiOrigin = (origin: string): void => {
  pageOrigin = origin;
};

/** The client for the browser. Server code gets another one with the page request. */
export const apiClient = createApiClient(() => pageOrigin);
