import { describe, expect, it } from 'vitest';
import { apiSettings } from './api-settings.js';
import { readSettings, SettingsError } from './read-settings.js';

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readSettings(apiSettings, variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

const mail = {
  SMTP_URL: 'smtp://mail.northloop.example',
  MAIL_FROM: 'Northloop <hello@northloop.example>',
  MAIL_TO: 'hello@northloop.example',
};

describe('apiSettings', () => {
  it('want sender and receiver for mail', () => {
    const { MAIL_TO: _, ...withoutReceiver } = mail;
    expect(problemsOf(withoutReceiver)).toEqual(['SMTP_URL needs MAIL_FROM and MAIL_TO beside it']);
    expect(problemsOf(mail)).toEqual([]);
  });

  it('want a key for the signature of the webhook', () => {
    const webhook = { WEBHOOK_URL: 'https://crm.northloop.example/leads' };
    expect(problemsOf(webhook)).toEqual(['WEBHOOK_URL needs WEBHOOK_SECRET beside it']);
    expect(problemsOf({ ...webhook, WEBHOOK_SECRET: '16 characters are' })).toEqual([]);
  });

  it.each(['CHAT_PROVIDER', 'MOCKUP_PROVIDER'])('want a model and a way to it for %s', (name) => {
    const needs = `${name} needs ${name}_MODEL, and ${name}_KEY or ${name}_URL, beside it`;
    const model = { [name]: 'openai', [`${name}_MODEL`]: 'writer' };
    expect(problemsOf({ [name]: 'openai', [`${name}_KEY`]: 'key' })).toEqual([needs]);
    expect(problemsOf(model)).toEqual([needs]);
    expect(problemsOf({ ...model, [`${name}_KEY`]: 'key' })).toEqual([]);
    expect(problemsOf({ ...model, [`${name}_URL`]: 'http://127.0.0.1:11434/v1' })).toEqual([]);
  });

  it('name what is missing together with what is bad, and nothing twice', () => {
    expect(
      problemsOf({
        ...mail,
        MAIL_TO: '',
        API_PORT: 'ten',
        MAIL_FROM: 'nobody',
        CHAT_PROVIDER: 'x',
      }),
    ).toEqual([
      'API_PORT must be a whole number from 0 to 65535, not "ten"',
      'MAIL_FROM must be a mailbox such as Northloop <hello@northloop.example>, not "nobody"',
      'CHAT_PROVIDER must be none, openai or anthropic, not "x"',
      'SMTP_URL needs MAIL_FROM and MAIL_TO beside it',
    ]);
    expect(problemsOf({ WEBHOOK_URL: 'crm.northloop.example' })).toEqual([
      'WEBHOOK_URL must be an address that starts with https:// or http://',
    ]);
  });

  it('never repeat what may hold a password', () => {
    const [address = '', key = '', ...more] = problemsOf({
      REDIS_URL: 'https://user:swordfish@host',
      PROOF_SECRET: 'sword fish',
    });
    expect(address).toMatch(/^REDIS_URL must be /);
    expect(key).toMatch(/^PROOF_SECRET must be /);
    expect(more).toEqual([]);
    expect(address + key).not.toMatch(/sword/);
  });
});
