import type { ApiValues } from '@northloop/contracts/settings';
import { type ModelSettings, modelSettings } from './language-model-settings.js';

/** Longest wait between two pieces of an answer. It is short because the visitor is watching. */
const STALL_MS = 6_000;

/** Where the live site publishes the content of its pages. */
export interface SiteContentSettings {
  /** URL that returns `{ version, entries }`. */
  url: string;
  /** Seconds between two polls. */
  pollSeconds: number;
}

/** The assistant's settings. All are optional: without them it answers from its built-in knowledge. */
export interface ChatSettings {
  /** Whether questions are read by their meaning, besides their words. */
  hasEncoder: boolean;
  siteContent: SiteContentSettings | undefined;
  model: ModelSettings | undefined;
}

/** Injection token of {@link ChatSettings}. */
export const CHAT_SETTINGS = Symbol('ChatSettings');

/** Reads the assistant's settings. */
export function chatSettings(values: ApiValues): ChatSettings {
  const { SITE_CONTENT_URL: url, SITE_CONTENT_POLL_SECONDS: pollSeconds } = values;
  return {
    hasEncoder: values.CHAT_ENCODER,
    siteContent: url === undefined ? undefined : { url, pollSeconds },
    model: modelSettings(values, 'CHAT_PROVIDER', STALL_MS),
  };
}
