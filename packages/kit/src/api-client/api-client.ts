import type { AxiosInstance } from 'axios';
import { forget, readKept } from '../browser-features/kept-value';
import { sendWithProof } from './send-with-proof';
import { toApiRequestError } from './to-api-request-error';

const TIMEOUT_MS = 30_000;
const AUTH_TOKEN_KEY = 'authToken';
const PATHS_WITHOUT_TOKEN = ['/api/auth', '/api/login', '/api/register'];

export interface ApiRequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Calls the site's API with JSON and a time limit of 30 s. Every failure is an {@link ApiRequestError}. */
export interface ApiClient {
  get<T>(path: string, options?: ApiRequestOptions): Promise<T>;
  post<T>(path: string, body: unknown, options?: ApiRequestOptions): Promise<T>;
}

async function createTransport(baseURL: string): Promise<AxiosInstance> {
  // Loaded with the first call: no page needs it before the visitor does something.
  const { default: axios } = await import('axios');
  const transport = axios.create({ baseURL, timeout: TIMEOUT_MS, withCredentials: false });
  transport.interceptors.request.use((config) => {
    const token = readKept('local', AUTH_TOKEN_KEY);
    if (token && !PATHS_WITHOUT_TOKEN.some((path) => config.url?.includes(path))) {
      config.headers.set('Authorization', `Bearer ${token}`);
    }
    if (config.method === 'get') config.params = { ...config.params, _t: Date.now() };
    return config;
  });
  return transport;
}

/**
 * Creates a client for the API.
 * @param baseURL origin of the API; empty for the page's own origin.
 */
export function createApiClient(baseURL = ''): ApiClient {
  let transport: Promise<AxiosInstance> | undefined;

  async function call<T>(send: (axios: AxiosInstance) => Promise<{ data: T }>): Promise<T> {
    transport ??= createTransport(baseURL);
    try {
      return (await send(await transport)).data;
    } catch (cause) {
      const error = toApiRequestError(cause);
      if (error.status === null) transport = undefined;
      if (error.status === 401) forget('local', AUTH_TOKEN_KEY);
      throw error;
    }
  }

  return {
    get: (path, options) => call((axios) => axios.get(path, options)),
    post: (path, body, options) =>
      sendWithProof((proof) =>
        call((axios) =>
          axios.post(path, body, { ...options, headers: { ...options?.headers, ...proof } }),
        ),
      ),
  };
}

/** The browser's client, on the page's own origin. Server code gets its own with the page request. */
export const apiClient = createApiClient();
