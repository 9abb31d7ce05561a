import { setting } from '../setting.js';
import { address, oneOf, secret, text, wholeNumber } from '../value-types.js';

/** The provider of the language model for a task. */
export const provider = (task: string) =>
  setting(oneOf(['none', 'openai', 'anthropic']), {
    meaning: `Provider of the language model that writes ${task}; needs a model, and a key or an address. With \`none\` the embedded engine writes.`,
    default: 'none',
  });

/** The provider's name for the model. */
export const model = (variable: string) =>
  setting(text('the name of a model'), {
    meaning: `Name of the model to ask \`${variable}\` for.`,
    example: 'name-of-a-model',
  });

/** The API key for the provider. */
export const providerKey = (variable: string) =>
  setting(secret(/./, 'a key'), {
    meaning: `Key that \`${variable}\` asks for. A server of your own may do without.`,
    example: 'secret',
  });

/** Address of a self-hosted server with the provider's API. */
export const providerAddress = (variable: string) =>
  setting(address('http', 'https'), {
    meaning: `Address of a server of your own that speaks as \`${variable}\` does.`,
    example: 'http://127.0.0.1:11434/v1',
  });

/** How long a reply may take. */
export const providerTimeout = (variable: string, seconds: number) =>
  setting(wholeNumber(1, 25), {
    meaning: `Seconds after which the embedded engine writes in place of \`${variable}\`.`,
    default: seconds,
  });
