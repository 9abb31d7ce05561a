import { setting } from '../setting.js';
import { address, flag, wholeNumber } from '../value-types.js';
import {
  model,
  provider,
  providerAddress,
  providerKey,
  providerTimeout,
} from './language-model.js';

/** What the assistant knows, and who writes its answers. */
export const assistantSettings = {
  CHAT_PROVIDER: provider("the assistant's answers"),
  CHAT_PROVIDER_MODEL: model('CHAT_PROVIDER'),
  CHAT_PROVIDER_KEY: providerKey('CHAT_PROVIDER'),
  CHAT_PROVIDER_URL: providerAddress('CHAT_PROVIDER'),
  CHAT_PROVIDER_TIMEOUT_SECONDS: providerTimeout('CHAT_PROVIDER', 15),
  CHAT_ENCODER: setting(flag(), {
    meaning:
      'Whether the assistant reads questions by their meaning. It takes about 50 MB of memory; with 0 it finds answers by words alone, which is right less often.',
    default: 1,
  }),
  SITE_CONTENT_URL: setting(address('http', 'https'), {
    meaning:
      'Where the assistant reads what the pages of the site say: `/content.json` of the shell. `pnpm start` sets it.',
    example: 'http://127.0.0.1:3000/content.json',
  }),
  SITE_CONTENT_POLL_SECONDS: setting(wholeNumber(1, 86_400), {
    meaning: 'Seconds between two looks at `SITE_CONTENT_URL`.',
    default: 15,
  }),
};
