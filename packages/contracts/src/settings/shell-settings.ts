import * as z from 'zod';
import { MODULE_NAMES, type ModuleName } from '../module-manifest.js';
import { setting } from './setting.js';
import { sharedSettings } from './shared-settings.js';
import { httpAddress, isOrigin, listOf, origin, port, text, wholeNumber } from './value-types.js';

const moduleOrigin = (module: ModuleName, address: string) =>
  setting(httpAddress(), {
    meaning: `Address that serves the releases of the ${module} module. \`pnpm start\` serves them itself unless this or \`RELEASE_STORE\` is set.`,
    default: address,
  });

const pins = () =>
  listOf(
    ' ',
    (pair) => new RegExp(`^(${MODULE_NAMES.join('|')})=[^=]`).test(pair),
    '"name=version" pairs, separated by spaces',
  );

const overrides = () =>
  listOf(
    ' ',
    (word) => word === 'published' || isOrigin(word),
    '"published" and origins, separated by spaces',
  );

const milliseconds = (max: number) => wholeNumber(0, max);

/** Variables that only the shell reads. */
export const siteSettings = {
  HOST: setting(text('a host name or address'), {
    meaning: 'Address that the shell listens on.',
    default: '127.0.0.1',
  }),
  PORT: setting(port(), { meaning: 'Port of the site; 0 takes any free one.', default: 3000 }),
  CONNECTIONS_PER_ADDRESS: setting(wholeNumber(0, 1_000_000), {
    meaning:
      'Open connections that one address may have; 0 allows any number. It counts only where no proxy stands in front of the shell.',
    default: 256,
  }),
  API_ORIGIN: setting(httpAddress(), {
    meaning:
      'Address of the API. `pnpm start` runs an API of its own unless this is set; a shell on its own asks `API_PORT` on this machine.',
    example: 'http://127.0.0.1:3001',
  }),
  PUBLIC_API_ORIGIN: setting(origin(), {
    meaning:
      "Origin at which browsers call the API. Without it they call the site's own origin, and the shell forwards the calls. The API's `CORS_ORIGINS` must name the site.",
    example: 'https://api.northloop.example',
  }),
  MODULE_ORIGIN_MARKETING: moduleOrigin('marketing', 'http://127.0.0.1:5201'),
  MODULE_ORIGIN_MOCKUP: moduleOrigin('mockup', 'http://127.0.0.1:5202'),
  MODULE_ORIGIN_CHAT: moduleOrigin('chat', 'http://127.0.0.1:5203'),
  MODULE_ORIGIN_BLOG: moduleOrigin('blog', 'http://127.0.0.1:5204'),
  RELEASE_STORE: setting(z.string().describe('a folder, http(s)://… or s3://bucket/prefix'), {
    meaning: "Store that the shell takes releases from, instead of the modules' own servers.",
    example: '.data/release-store',
  }),
  RELEASE_PINS: setting(pins(), {
    meaning:
      'Releases of the store to serve whatever its registry says, for example to try a candidate.',
    example: 'chat=1.2.0-0a1b2c3d4e',
  }),
  RELEASE_POLL_MS: setting(milliseconds(3_600_000), {
    meaning: 'Milliseconds between two looks for new releases.',
    default: 1000,
  }),
  RELEASE_OVERRIDES: setting(overrides(), {
    meaning:
      'What a browser may try with `?module.<name>=`: releases that are published, and servers by their origin. The shell runs the code of such a server, so name only your own.',
    example: 'published http://localhost:5203',
  }),
  PAGE_DATA_LIMIT_MS: setting(milliseconds(60_000), {
    meaning:
      'Milliseconds that a page waits for its data from the API. After that it is sent without, and the browser asks for the data.',
    default: 1000,
  }),
  AFTER_LOAD_MS: setting(milliseconds(60_000), {
    meaning: 'Milliseconds between the display of a page and the loading of the chat.',
    default: 2000,
  }),
  // Failures that the server sees itself are real, so a few are enough. Reports from browsers can be forged.
  GUARD_FAILED_VIEWS: setting(wholeNumber(0, 1_000_000), {
    meaning:
      'Failed page views after which the server takes a release out, if they are `GUARD_PERCENT` of its page views as well.',
    default: 5,
  }),
  GUARD_PERCENT: setting(wholeNumber(0, 100), {
    meaning:
      "Share of a release's page views, in percent, that must have failed before the server takes it out.",
    default: 10,
  }),
  GUARD_WINDOW_MS: setting(milliseconds(86_400_000), {
    meaning: 'Milliseconds for which the server counts a page view.',
    default: 60_000,
  }),
  GUARD_VISITORS: setting(wholeNumber(0, 1_000_000), {
    meaning:
      'Visitors who must have got a release before reports from their browsers can take it out. All addresses of one network count as one visitor.',
    default: 40,
  }),
  GUARD_VISITORS_PERCENT: setting(wholeNumber(0, 100), {
    meaning: 'Share of these visitors, in percent, whose browsers must have reported a failure.',
    default: 30,
  }),
  GUARD_VISITORS_WINDOW_MS: setting(milliseconds(86_400_000), {
    meaning: 'Milliseconds for which the server counts a visitor.',
    default: 900_000,
  }),
};

/** Every variable of the shell. */
export const shellSettings = z.object({ ...siteSettings, ...sharedSettings });
