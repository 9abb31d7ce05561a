import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.js';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  write(
    createLogger('debug', (line) => {
      text += line;
    }),
  );
  return text;
}

describe('createLogger', () => {
  it('writes one JSON line with level, time and text', () => {
    const line = JSON.parse(logged((logger) => logger.info({ port: 1 }, 'Ready')));
    expect(line).toMatchObject({ level: 'info', app: 'northloop-api', port: 1, msg: 'Ready' });
    expect(new Date(line.time).getTime()).toBeGreaterThan(Date.now() - 10_000);
  });

  it.each([
    'dana@bakery.example',
    'Dana.O’Neil+news@mail.bakery.example',
    'jürgen@bäckerei.example',
  ])('takes %s out of texts, fields and errors', (address) => {
    const text = logged((logger) => {
      logger.info({ to: address, nested: { list: [`<${address}>`] } }, `Mail for ${address}`);
      logger.error({ err: new Error(`550 ${address} unknown`) }, 'Refused');
    });
    expect(text).not.toContain('bakery.example');
    expect(text).not.toContain('bäckerei.example');
    for (const line of text.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  });

  it('leaves versions in stack traces alone', () => {
    expect(logged((logger) => logger.info('at node_modules/express@5.3.0/lib'))).toContain(
      'express@5.3.0',
    );
  });

  it('keeps the SQL of a failed query and drops what visitors wrote', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const error = new DrizzleQueryError(
      'insert into contacts values ($1)',
      ['a secret wish'],
      cause,
    );
    const text = logged((logger) => logger.error({ err: error }, 'Failed'));
    expect(text).toContain('insert into contacts');
    expect(text).toContain('ECONNREFUSED');
    expect(text).not.toContain('a secret wish');
  });
});
