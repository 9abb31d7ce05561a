import { setting } from './setting.js';
import { httpAddressOrEmpty, oneOf, port, text, wholeNumber } from './value-types.js';

/** Variables that mean the same to the shell and to the API. */
export const sharedSettings = {
  SITE_ORIGIN: setting(httpAddressOrEmpty(), {
    meaning:
      'Public origin of the site, such as `https://northloop.example`, for canonical addresses, feeds, the sitemap and links in mails. When it is empty, pages use the host of each request, caches may not keep feeds and sitemap, and nobody can confirm a newsletter subscription.',
    default: '',
  }),
  DATA_DIR: setting(text('a folder'), {
    meaning:
      "Folder for the embedded database and for the shell's copies of releases. `memory://` makes the API keep its database in memory only.",
    default: '.data',
  }),
  LOG_LEVEL: setting(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), {
    meaning: 'The least severe kind of line that is logged.',
    default: 'info',
  }),
  API_PORT: setting(port(), {
    meaning: 'Port of the API; 0 takes any free one.',
    default: 3001,
  }),
  TRUST_PROXY: setting(wholeNumber(0, 10), {
    meaning:
      'Number of proxies between the visitor and the API whose forwarding headers are believed. The shell is one of them.',
    default: 0,
  }),
  STOP_DELAY_SECONDS: setting(wholeNumber(0, 600), {
    meaning:
      'Seconds for which a stopping process still answers, with readiness off, so that load balancers notice.',
    default: 5,
  }),
  STOP_TIMEOUT_SECONDS: setting(wholeNumber(0, 600), {
    meaning:
      'Seconds that a stopping process waits for running requests once `STOP_DELAY_SECONDS` are over.',
    default: 10,
  }),
};
