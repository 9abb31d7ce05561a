import { type ModelSettings, readModelSettings } from './language-model-settings.js';
import type { VariableReader } from './variable-reader.js';

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

/** Reads the generator's part of the process environment. */
export function readMockupSettings(read: VariableReader): MockupSettings {
  const model = readModelSettings(read, 'MOCKUP_PROVIDER', 12, 5_000);
  const maxTokens = read.integer('MOCKUP_PROVIDER_MAX_TOKENS', 1_500, 200, 8_000);
  const dailyTokens = read.integer('MOCKUP_PROVIDER_DAILY_TOKENS', 500_000, 0, 1_000_000_000);
  return {
    writer: model && { model, maxTokens, dailyTokens },
    dailyBytes: read.integer('MOCKUP_DAILY_BYTES', 1_000_000, 65_536, 1_000_000_000),
  };
}
