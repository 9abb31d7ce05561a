import type { VariableReader } from '../config/variable-reader.js';
import type { ModelSettings } from './provider/model-settings.js';

/** Where the live site tells what its pages say. */
export interface SiteContentSettings {
  /** Address that answers `{ version, entries }`. */
  url: string;
  /** Seconds between two looks. */
  pollSeconds: number;
}

/** The assistant's settings; without any it answers from what it knows by itself. */
export interface ChatSettings {
  siteContent: SiteContentSettings | undefined;
  model: ModelSettings | undefined;
}

/** Injection token of {@link ChatSettings}. */
export const CHAT_SETTINGS = Symbol('ChatSettings');

const BASE_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
} as const;

/** Reads the assistant's part of the process environment. */
export function readChatSettings(read: VariableReader): ChatSettings {
  const url = read.address('SITE_CONTENT_URL', ['http:', 'https:']);
  const pollSeconds = read.integer('SITE_CONTENT_POLL_SECONDS', 15, 1, 86_400);
  return {
    siteContent: url === undefined ? undefined : { url, pollSeconds },
    model: modelSettings(read),
  };
}

/** A provider needs its kind, a model and, unless it is a server of one's own, a key. */
function modelSettings(read: VariableReader): ModelSettings | undefined {
  const kind = read.oneOf('CHAT_PROVIDER', ['none', 'openai', 'anthropic'], 'none');
  const apiKey = read.text('CHAT_PROVIDER_KEY');
  const model = read.text('CHAT_PROVIDER_MODEL');
  const address = read.address('CHAT_PROVIDER_URL', ['http:', 'https:']);
  const timeoutSeconds = read.integer('CHAT_PROVIDER_TIMEOUT_SECONDS', 15, 1, 25);
  if (kind === 'none') return undefined;
  if (model === undefined || (apiKey === undefined && address === undefined)) {
    read.problems.push(
      'CHAT_PROVIDER needs CHAT_PROVIDER_MODEL, and CHAT_PROVIDER_KEY or CHAT_PROVIDER_URL, beside it',
    );
    return undefined;
  }
  return {
    kind,
    model,
    apiKey,
    baseUrl: (address ?? BASE_URLS[kind]).replace(/\/+$/, ''),
    timeoutMs: timeoutSeconds * 1000,
    stallMs: Math.min(timeoutSeconds * 1000, 6_000),
  };
}
