import type { ApiValues } from '@northloop/contracts/settings';

/** Which language model to ask, and how long to wait for it. */
export interface ModelSettings {
  /** The protocol: OpenAI's chat completions, which many servers speak, or Anthropic's messages. */
  kind: 'openai' | 'anthropic';
  /** Without a trailing slash; for `openai` up to and including the version. */
  baseUrl: string;
  /** Left out for a server of one's own that asks for none. */
  apiKey: string | undefined;
  model: string;
  /** For the whole reply. */
  timeoutMs: number;
  /** Between two pieces of it. */
  stallMs: number;
}

/** Where the providers themselves answer. */
const BASE_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
} as const;

/**
 * The settings of one language model.
 * @param prefix what the names of its variables begin with
 * @param longestStallMs limit between two pieces of a reply
 * @returns undefined where none is set up
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
