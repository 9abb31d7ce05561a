import { describe, expect, it } from 'vitest';
import { shellVariables, systemVariables } from './process-variables.js';

const env = {
  PATH: '/usr/bin',
  LC_ALL: 'C.UTF-8',
  PORT: '3000',
  GUARD_PERCENT: '10',
  DATABASE_URL: 'postgres://user:password@db/site',
  SMTP_URL: 'smtps://user:password@mail',
  WEBHOOK_SECRET: 'secret',
  CHAT_PROVIDER_KEY: 'secret',
  METRICS_TOKEN: 'secret',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  GITHUB_TOKEN: 'secret',
  npm_config__authToken: 'secret',
};
const secrets = /password|secret|key/;

describe('shellVariables', () => {
  it('are the settings of the shell and no secrets', () => {
    const chosen = shellVariables(env);
    expect(chosen).toEqual({
      PATH: '/usr/bin',
      LC_ALL: 'C.UTF-8',
      PORT: '3000',
      GUARD_PERCENT: '10',
    });
    expect(JSON.stringify(chosen)).not.toMatch(secrets);
  });

  it('have the credentials of the cloud only where the store is there', () => {
    const folder = shellVariables({ ...env, RELEASE_STORE: '/srv/releases' });
    expect(folder).not.toHaveProperty('AWS_ACCESS_KEY_ID');
    const s3 = shellVariables({ ...env, RELEASE_STORE: 's3://releases/site' });
    expect(s3).toMatchObject({ AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' });
    expect(s3).not.toHaveProperty('DATABASE_URL');
  });
});

describe('systemVariables', () => {
  it('are what any process needs, and what is named', () => {
    expect(systemVariables(env)).toEqual({ PATH: '/usr/bin', LC_ALL: 'C.UTF-8' });
    expect(systemVariables({ ...env, CI: undefined }, 'PORT', 'CI')).toEqual({
      PATH: '/usr/bin',
      LC_ALL: 'C.UTF-8',
      PORT: '3000',
    });
  });
});
