import { setting } from '../setting.js';
import { wholeNumber } from '../value-types.js';
import {
  model,
  provider,
  providerAddress,
  providerKey,
  providerTimeout,
} from './language-model.js';

/** Who writes the texts of drafts, and how many bytes of drafts are kept. */
export const draftSettings = {
  MOCKUP_PROVIDER: provider('the texts of drafts'),
  MOCKUP_PROVIDER_MODEL: model('MOCKUP_PROVIDER'),
  MOCKUP_PROVIDER_KEY: providerKey('MOCKUP_PROVIDER'),
  MOCKUP_PROVIDER_URL: providerAddress('MOCKUP_PROVIDER'),
  MOCKUP_PROVIDER_TIMEOUT_SECONDS: providerTimeout('MOCKUP_PROVIDER', 12),
  MOCKUP_PROVIDER_MAX_TOKENS: setting(wholeNumber(200, 8_000), {
    meaning: 'Tokens that one reply may have at most.',
    default: 1_500,
  }),
  MOCKUP_PROVIDER_DAILY_TOKENS: setting(wholeNumber(0, 1_000_000_000), {
    meaning: 'Tokens that one process may spend in a day. After that the embedded engine writes.',
    default: 500_000,
  }),
  MOCKUP_DAILY_BYTES: setting(wholeNumber(65_536, 1_000_000_000), {
    meaning:
      'Bytes of drafts that are kept for one visitor in a day, and as many of shared drafts. Beyond that drafts are made but not kept, and cannot be shared.',
    default: 1_000_000,
  }),
};
