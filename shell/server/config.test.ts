import { resolve } from 'node:path';
import { SettingsError } from '@northloop/contracts/settings';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

/** The message that a configuration is refused with. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('readConfig', () => {
  it('starts without any setting', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      apiOrigin: 'http://127.0.0.1:3001',
      siteOrigin: '',
      proxiesInFront: 0,
      connectionsPerAddress: 256,
      stop: { delay: 5000, limit: 10_000 },
      moduleOrigins: {
        marketing: 'http://127.0.0.1:5201',
        mockup: 'http://127.0.0.1:5202',
        chat: 'http://127.0.0.1:5203',
        blog: 'http://127.0.0.1:5204',
      },
      dataDir: resolve('.data/shell'),
      releaseStore: null,
      releasePins: {},
      overrides: { published: false, origins: [] },
      guard: {
        failedViews: 5,
        share: 0.1,
        window: 60_000,
        visitors: 40,
        visitorShare: 0.3,
        visitorWindow: 900_000,
      },
      pollInterval: 1000,
      pageDataLimit: 1000,
      publicApiOrigin: '',
      afterLoadDelay: 2000,
      logLevel: 'info',
    });
  });

  it('takes what it is told', () => {
    expect(
      readConfig({
        HOST: '0.0.0.0',
        PORT: '0',
        API_ORIGIN: 'https://api.northloop.example/',
        SITE_ORIGIN: 'https://northloop.example//',
        TRUST_PROXY: '3',
        CONNECTIONS_PER_ADDRESS: '0',
        STOP_DELAY_SECONDS: '15',
        STOP_TIMEOUT_SECONDS: '30',
        MODULE_ORIGIN_BLOG: 'http://blog.internal:8080',
        DATA_DIR: '/var/lib/northloop',
        RELEASE_POLL_MS: '250',
        RELEASE_STORE: 's3://releases/site',
        RELEASE_PINS: 'chat=1.2.0-abc blog=2.0.0',
        RELEASE_OVERRIDES: 'published http://localhost:5203',
        GUARD_FAILED_VIEWS: '3',
        GUARD_PERCENT: '25',
        GUARD_WINDOW_MS: '5000',
        GUARD_VISITORS: '60',
        GUARD_VISITORS_PERCENT: '50',
        GUARD_VISITORS_WINDOW_MS: '300000',
        LOG_LEVEL: 'warn',
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      apiOrigin: 'https://api.northloop.example',
      siteOrigin: 'https://northloop.example',
      proxiesInFront: 2,
      connectionsPerAddress: 0,
      stop: { delay: 15_000, limit: 30_000 },
      moduleOrigins: { blog: 'http://blog.internal:8080', chat: 'http://127.0.0.1:5203' },
      dataDir: '/var/lib/northloop/shell',
      pollInterval: 250,
      releaseStore: 's3://releases/site',
      releasePins: { chat: '1.2.0-abc', blog: '2.0.0' },
      overrides: { published: true, origins: ['http://localhost:5203'] },
      guard: {
        failedViews: 3,
        share: 0.25,
        window: 5000,
        visitors: 60,
        visitorShare: 0.5,
        visitorWindow: 300_000,
      },
      logLevel: 'warn',
    });
  });

  it('is the first of the proxies in front of the API', () => {
    const proxiesInFront = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).proxiesInFront;
    expect(['0', '1', '2'].map(proxiesInFront)).toEqual([0, 0, 1]);
  });

  it('finds the API by its port', () => {
    expect(readConfig({ API_PORT: '4001' }).apiOrigin).toBe('http://127.0.0.1:4001');
    expect(readConfig({ API_PORT: '4001', API_ORIGIN: 'http://api:80' }).apiOrigin).toBe(
      'http://api:80',
    );
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', ''],
    ['RELEASE_POLL_MS', 'often'],
    ['RELEASE_POLL_MS', '3600001'],
    ['API_ORIGIN', 'api.northloop.example'],
    ['API_ORIGIN', 'ftp://api.northloop.example'],
    ['API_ORIGIN', ''],
    ['API_PORT', 'api'],
    ['SITE_ORIGIN', 'northloop.example'],
    ['MODULE_ORIGIN_MARKETING', 'not an address'],
    ['MODULE_ORIGIN_MOCKUP', 'file:///srv/mockup'],
    ['MODULE_ORIGIN_CHAT', 'javascript:alert(1)'],
    ['MODULE_ORIGIN_BLOG', ''],
    ['TRUST_PROXY', 'true'],
    ['CONNECTIONS_PER_ADDRESS', '-1'],
    ['STOP_DELAY_SECONDS', '5s'],
    ['STOP_TIMEOUT_SECONDS', '601'],
    ['LOG_LEVEL', 'chatty'],
    ['RELEASE_PINS', 'shop=1.0.0'],
    ['RELEASE_PINS', 'chat'],
    ['RELEASE_OVERRIDES', 'everything'],
    ['RELEASE_OVERRIDES', 'http://localhost:5203/path'],
    ['GUARD_PERCENT', '101'],
    ['HOST', ''],
    ['DATA_DIR', ''],
  ])('refuses %s="%s" by name', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(name);
    expect(message).toContain(`"${value}"`);
    expect(message.trim().split('\n')).toHaveLength(2);
  });

  it('names all that is wrong at once', () => {
    const message = refusal({
      PORT: 'x',
      API_ORIGIN: 'y',
      MODULE_ORIGIN_BLOG: 'z',
      RELEASE_POLL_MS: '-5',
    });
    for (const name of ['PORT', 'API_ORIGIN', 'MODULE_ORIGIN_BLOG', 'RELEASE_POLL_MS']) {
      expect(message).toMatch(new RegExp(`^  ${name} must be`, 'm'));
    }
    expect(message).not.toContain('SITE_ORIGIN');
  });
});
