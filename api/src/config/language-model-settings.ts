import type { VariableReader } from './variable-reader.js';

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
 * Reads the settings of one language model. A provider needs a model and, unless it is a server of one's own, a key.
 * @param prefix what the names of its variables begin with, such as `CHAT_PROVIDER`
 * @param defaultSeconds limit of a whole reply where none is set
 * @param longestStallMs limit between two pieces of it
 * @returns undefined where none is set up
 */
export function readModelSettings(
  read: VariableReader,
  prefix: string,
  defaultSeconds: number,
  longestStallMs: number,
): ModelSettings | undefined {
  const kind = read.oneOf(prefix, ['none', 'openai', 'anthropic'], 'none');
  const apiKey = read.text(`${prefix}_KEY`);
  const model = read.text(`${prefix}_MODEL`);
  const address = read.address(`${prefix}_URL`, ['http:', 'https:']);
  const timeoutMs = read.integer(`${prefix}_TIMEOUT_SECONDS`, defaultSeconds, 1, 25) * 1000;
  if (kind === 'none') return undefined;
  if (model === undefined || (apiKey === undefined && address === undefined)) {
    read.problems.push(
      `${prefix} needs ${prefix}_MODEL, and ${prefix}_KEY or ${prefix}_URL, beside it`,
    );
    return undefined;
  }
  return {
    kind,
    model,
    apiKey,
    baseUrl: (address ?? BASE_URLS[kind]).replace(/\/+$/, ''),
    timeoutMs,
    stallMs: Math.min(timeoutMs, longestStallMs),
  };
}
