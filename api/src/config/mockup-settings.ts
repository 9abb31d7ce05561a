import type { ApiValues } from '@northloop/contracts/settings';
import { type ModelSettings, modelSettings } from './language-model-settings.js';

/** Longest wait between two pieces of a draft's texts. */
const STALL_MS = 5_000;

/** The model that writes the texts of drafts, and what it may use up. */
export interface MockupModelSettings {
  model: ModelSettings;
  /** Most tokens of one reply. */
  maxTokens: number;
  /** Tokens, asked and answered, that this process spends in a day; then the embedded engine writes. */
  dailyTokens: number;
}

/** The generator's settings; without a model the embedded engine writes all by itself. */
export interface MockupSettings {
  writer: MockupModelSettings | undefined;
  /** Bytes of drafts, and as many of shared drafts, that are kept for one visitor in a day. */
  dailyBytes: number;
}

/** The generator's part of the settings. */
export function mockupSettings(values: ApiValues): MockupSettings {
  const model = modelSettings(values, 'MOCKUP_PROVIDER', STALL_MS);
  return {
    writer: model && {
      model,
      maxTokens: values.MOCKUP_PROVIDER_MAX_TOKENS,
      dailyTokens: values.MOCKUP_PROVIDER_DAILY_TOKENS,
    },
    dailyBytes: values.MOCKUP_DAILY_BYTES,
  };
}
