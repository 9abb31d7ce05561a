import { setting } from '../setting.js';
import { flag, isOrigin, listOf, secret, text } from '../value-types.js';

/** Where the API listens, and who may use which part of it. */
export const accessSettings = {
  API_HOST: setting(text('a host name or address'), {
    meaning: 'Address that the API listens on.',
    default: '127.0.0.1',
  }),
  CORS_ORIGINS: setting(
    listOf(',', isOrigin, 'origins such as https://northloop.example, separated by commas'),
    {
      meaning: 'Other origins whose pages may call the API.',
      example: 'https://admin.northloop.example',
    },
  ),
  API_DOCS: setting(flag(), {
    meaning:
      'With 1 the API shows its documentation at `/api/docs` to everybody who can reach it. `pnpm dev` sets 1.',
    default: 0,
  }),
  METRICS_TOKEN: setting(secret(/^\S{16,}$/, 'at least 16 characters, no spaces'), {
    meaning:
      'Bearer token that opens `/api/metrics` to other machines. Without it only this machine can read the metrics.',
    example: 'at-least-16-characters',
  }),
};
