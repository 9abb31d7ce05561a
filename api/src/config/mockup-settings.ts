import type { ApiValues } from '@northloop/contracts/settings';
import { type ModelSettings, modelSettings } from './language-model-settings.js';

/** Longest wait between two pieces of a draft's texts. */
const STALL_MS = 5_000;

/** The model that writes the texts of drafts, and its token limits. */
export interface MockupModelSettings {
  model: ModelSettings;
  /** Most tokens in one reply. */
  maxTokens: number;
  /** Tokens, input and output, that this process may use in a day. After that the embedded engine writes the texts. */
  dailyTokens: number;
}

/** The generator's settings. Without a model the embedded engine writes all texts. */
export interface MockupSettings {
  writer: MockupModelSettings | undefined;
  /** Bytes of drafts that are stored for one visitor in a day; shared drafts have a separate limit of the same size. */
  dailyBytes: number;
  /** Whether trades are found by meaning; otherwise by words alone. */
  hasEncoder: boolean;
}

/** Reads the generator's settings. */
export function mockupSettings(values: ApiValues): MockupSettings {
  const model = modelSettings(values, 'MOCKUP_PROVIDER', STALL_MS);
  return {
    writer: model && {
      model,
      maxTokens: values.MOCKUP_PROVIDER_MAX_TOKENS,
      dailyTokens: values.MOCKUP_PROVIDER_DAILY_TOKENS,
    },
    dailyBytes: values.MOCKUP_DAILY_BYTES,
    hasEncoder: values.CHAT_ENCODER,
  };
}
