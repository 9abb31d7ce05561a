import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import type { ApiClient, ApiRequestOptions, ApiStream } from './api-client';
import { readPieces } from './read-body';
import { readWhole } from './read-whole';
import { sendWithProof } from './send-with-proof';
import { refusal, toApiRequestError } from './to-api-request-error';

const TIMEOUT_MS = 30_000;
const PATHS_WITHOUT_TOKEN = ['/api/auth', '/api/login', '/api/register'];

/** Sends the client's calls to the API. Every failure is an ApiRequestError. */
export type Transport = ApiClient;

/** How a server calls the API for a visitor. */
export interface TransportOptions {
  /** Sent with every call. */
  headers?: Record<string, string>;
  /** False if a demanded proof of work is refused instead of computed. */
  solvesProofs?: boolean;
}

/**
 * @param baseURL origin of the API; empty for the page's own.
 * @param readToken gives the bearer token; null if there is none.
 */
export function createTransport(
  baseURL: string,
  readToken: () => string | null,
  { headers = {}, solvesProofs = true }: TransportOptions = {},
): Transport {
  const instance = axios.create({ baseURL, headers, timeout: TIMEOUT_MS, withCredentials: false });
  const send = solvesProofs ? sendWithProof : sendOnce;
  addInterceptors(instance, readToken);
  const call = async <T>(config: AxiosRequestConfig): Promise<T> => {
    const { data } = await instance.request<T>(config).catch(fail);
    return data;
  };
  return {
    get: (url, options) => call({ ...options, method: 'get', url }),
    post: (url, data, options) =>
      send((proof) => call({ ...withHeaders(options, proof), method: 'post', url, data })),
    delete: (url, options) =>
      call({ ...byFetch(options), method: 'delete', url, fetchOptions: { keepalive: true } }),
    stream: (url, data, options) =>
      send((proof) => openStream(instance, url, data, withHeaders(options, proof))),
  };
}

const sendOnce: typeof sendWithProof = (send) => send({});

const withHeaders = (
  options: ApiRequestOptions | undefined,
  headers: Record<string, string>,
): ApiRequestOptions => ({ ...options, headers: { ...options?.headers, ...headers } });

/** XMLHttpRequest can neither outlive its page nor deliver a response in pieces. */
const byFetch = (options?: ApiRequestOptions): AxiosRequestConfig => ({
  ...options,
  adapter: 'fetch',
  // Otherwise axios sends its own name in browsers that allow it.
  headers: { ...options?.headers, 'User-Agent': false },
});

async function openStream(
  instance: AxiosInstance,
  url: string,
  data: unknown,
  options: ApiRequestOptions,
): Promise<ApiStream> {
  const { signal, release } = endable(options.signal);
  const {
    status,
    headers,
    data: body,
  } = await instance
    .request<ReadableStream<Uint8Array> | null>({
      ...byFetch({ ...options, signal }),
      method: 'post',
      url,
      data,
      responseType: 'stream',
      // An error response also has a body, which must be read before the error can be thrown.
      validateStatus: null,
    })
    .catch(fail);
  const pieces = readPieces(body, release);
  if (status < 200 || status > 299) throw refusal(status, await readWhole(pieces));
  return { contentType: String(headers['content-type'] ?? ''), pieces };
}

/** A signal that ends a call with its caller's signal, or when `release` is called because the reader has stopped. */
function endable(given?: AbortSignal): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const end = () => controller.abort();
  if (given?.aborted) end();
  given?.addEventListener('abort', end, { once: true });
  return {
    signal: controller.signal,
    release() {
      given?.removeEventListener('abort', end);
      end();
    },
  };
}

function addInterceptors({ interceptors }: AxiosInstance, readToken: () => string | null): void {
  interceptors.request.use((config) => {
    const token = readToken();
    if (token && !PATHS_WITHOUT_TOKEN.some((path) => config.url?.includes(path))) {
      config.headers.set('Authorization', `Bearer ${token}`);
    }
    if (config.method === 'get') config.params = { ...config.params, _t: Date.now() };
    return config;
  });
}

function fail(cause: unknown): never {
  throw toApiRequestError(cause);
}
