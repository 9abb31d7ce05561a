import type { ModelSettings } from '../chatbot/provider/model-settings.js';
import type { VariableReader } from '../config/variable-reader.js';

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

const BASE_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
} as const;

/** Reads the generator's part of the process environment. */
export function readMockupSettings(read: VariableReader): MockupSettings {
  const kind = read.oneOf('MOCKUP_PROVIDER', ['none', 'openai', 'anthropic'], 'none');
  const apiKey = read.text('MOCKUP_PROVIDER_KEY');
  const model = read.text('MOCKUP_PROVIDER_MODEL');
  const address = read.address('MOCKUP_PROVIDER_URL', ['http:', 'https:']);
  const timeoutSeconds = read.integer('MOCKUP_PROVIDER_TIMEOUT_SECONDS', 12, 1, 25);
  const maxTokens = read.integer('MOCKUP_PROVIDER_MAX_TOKENS', 1_500, 200, 8_000);
  const dailyTokens = read.integer('MOCKUP_PROVIDER_DAILY_TOKENS', 500_000, 0, 1_000_000_000);
  const dailyBytes = read.integer('MOCKUP_DAILY_BYTES', 1_000_000, 65_536, 1_000_000_000);
  if (kind === 'none') return { writer: undefined, dailyBytes };
  if (model === undefined || (apiKey === undefined && address === undefined)) {
    read.problems.push(
      'MOCKUP_PROVIDER needs MOCKUP_PROVIDER_MODEL, and MOCKUP_PROVIDER_KEY or MOCKUP_PROVIDER_URL, beside it',
    );
    return { writer: undefined, dailyBytes };
  }
  return {
    dailyBytes,
    writer: {
      model: {
        kind,
        model,
        apiKey,
        baseUrl: (address ?? BASE_URLS[kind]).replace(/\/+$/, ''),
        timeoutMs: timeoutSeconds * 1000,
        stallMs: Math.min(timeoutSeconds * 1000, 5_000),
      },
      maxTokens,
      dailyTokens,
    },
  };
}
