import type { ApiValues } from '@northloop/contracts/settings';
import { type ModelSettings, modelSettings } from './language-model-settings.js';

/** Longest wait between two pieces of an answer: somebody looks on. */
const STALL_MS = 6_000;

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

/** The assistant's part of the settings. */
export function chatSettings(values: ApiValues): ChatSettings {
  const { SITE_CONTENT_URL: url, SITE_CONTENT_POLL_SECONDS: pollSeconds } = values;
  return {
    siteContent: url === undefined ? undefined : { url, pollSeconds },
    model: modelSettings(values, 'CHAT_PROVIDER', STALL_MS),
  };
}
