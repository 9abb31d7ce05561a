import type { ApiValues } from '@northloop/contracts/settings';

/** Which language model to call, and how long to wait for it. */
export interface ModelSettings {
  /** The protocol: OpenAI's chat completions, which many servers speak, or Anthropic's messages. */
  kind: 'openai' | 'anthropic';
  /** Without a trailing slash. For `openai`, it includes the version. */
  baseUrl: string;
  /** Undefined for a self-hosted server that needs no key. */
  apiKey: string | undefined;
  model: string;
  /** Time limit for the whole reply. */
  timeoutMs: number;
  /** Longest wait between two pieces of the reply. */
  stallMs: number;
}

/** Default addresses of the providers. */
const BASE_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
} as const;

/**
 * Reads the settings of one language model.
 * @param prefix common prefix of its environment variables
 * @param longestStallMs longest wait between two pieces of a reply
 * @returns undefined if no model is configured
 */
export function modelSettings(
  values: ApiValues,
  prefix: 'CHAT_PROVIDER' | 'MOCKUP_PROVIDER',
  longestStallMs: number,
): ModelSettings | undefined {
  const kind = values[prefix];
  const model = values[`${prefix}_MODEL`];
  if (kind === 'none' || model === undefined) return undefined;
  const timeoutMs = values[`${prefix}_TIMEOUT_SECONDS`] * 1000;
  return {
    kind,
    model,
    apiKey: values[`${prefix}_KEY`],
    baseUrl: (values[`${prefix}_URL`] ?? BASE_URLS[kind]).replace(/\/+$/, ''),
    timeoutMs,
    stallMs: Math.min(timeoutMs, longestStallMs),
  };
}
