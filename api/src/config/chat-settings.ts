import { type ModelSettings, readModelSettings } from './language-model-settings.js';
import type { VariableReader } from './variable-reader.js';

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

/** Reads the assistant's part of the process environment. */
export function readChatSettings(read: VariableReader): ChatSettings {
  const url = read.address('SITE_CONTENT_URL', ['http:', 'https:']);
  const pollSeconds = read.integer('SITE_CONTENT_POLL_SECONDS', 15, 1, 86_400);
  return {
    siteContent: url === undefined ? undefined : { url, pollSeconds },
    model: readModelSettings(read, 'CHAT_PROVIDER', 15, 6_000),
  };
}
