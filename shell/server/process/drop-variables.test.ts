import { expect, it } from 'vitest';
import { dropOtherVariables } from './drop-variables';

it('leaves the shell what is its own, and nothing of what others are told', () => {
  const env = { PATH: '/usr/bin', PORT: '0', DATABASE_URL: 'postgres://db', SMTP_URL: 'smtp://m' };
  dropOtherVariables(env);
  expect(env).toEqual({ PATH: '/usr/bin', PORT: '0' });
});
