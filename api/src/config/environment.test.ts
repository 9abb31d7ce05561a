import { isAbsolute } from 'node:path';
import { SettingsError } from '@northloop/contracts/settings';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.js';

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('readEnvironment', () => {
  it('needs no variable at all', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({
      host: '127.0.0.1',
      port: 3001,
      databaseUrl: undefined,
      redisUrl: undefined,
      trustProxyHops: 0,
      corsOrigins: [],
      logLevel: 'info',
    });
    expect(isAbsolute(environment.dataDir)).toBe(true);
    expect(environment.dataDir).toMatch(/\.data$/);
  });

  it('takes empty values as not set', () => {
    expect(readEnvironment({ API_PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3001,
      databaseUrl: undefined,
    });
  });

  it('resolves a relative folder against the repository, not the working directory', () => {
    const { dataDir } = readEnvironment({ DATA_DIR: 'somewhere/else' });
    expect(dataDir).toBe(readEnvironment({}).dataDir.replace(/\.data$/, 'somewhere/else'));
  });

  it('takes the site’s address without a slash at the end', () => {
    const { siteOrigin } = readEnvironment({ SITE_ORIGIN: 'https://northloop.example/' });
    expect(siteOrigin).toBe('https://northloop.example');
    expect(problemsOf({ SITE_ORIGIN: 'northloop.example' })).toHaveLength(1);
  });

  it('reads several origins', () => {
    const { corsOrigins } = readEnvironment({
      CORS_ORIGINS: 'https://northloop.example, http://localhost:5173',
    });
    expect(corsOrigins).toEqual(['https://northloop.example', 'http://localhost:5173']);
  });

  it('reports every bad value at once, by name', () => {
    const problems = problemsOf({
      API_PORT: '70000',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'loud',
      CORS_ORIGINS: '*',
      RATE_LIMIT_CONTACT: '-1',
      DATABASE_SCHEMA: 'drop table',
    });
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'API_PORT',
      'CORS_ORIGINS',
      'DATABASE_SCHEMA',
      'LOG_LEVEL',
      'RATE_LIMIT_CONTACT',
      'TRUST_PROXY',
    ]);
  });

  it('does not repeat an address that may hold a password', () => {
    const problems = problemsOf({ DATABASE_URL: 'mysql://user:secret@host/db' });
    expect(problems).toEqual([
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    ]);
  });
});
