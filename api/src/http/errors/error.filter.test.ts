import { Controller, Get, Res } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { Response } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../logging/logger.js';
import { ApiException } from './api-exception.js';
import { ErrorFilter } from './error.filter.js';

const FAILURES: Readonly<Record<string, () => Error>> = {
  secret: () => new Error('password=hunter2 for dana@bakery.example'),
  lost: () =>
    new Error('Failed query', {
      cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    }),
  stopping: () => Object.assign(new Error('terminating connection'), { code: '57P01' }),
  shown: () => new ApiException('CONFLICT', 'This key was used before.'),
};

/** More than a connection buffers at once. */
const LONG = 'x'.repeat(16_000_000);

@Controller()
class ThrowingController {
  @Get('secret') secret(): void {
    throw FAILURES.secret?.();
  }

  @Get('lost') lost(): void {
    throw FAILURES.lost?.();
  }

  @Get('stopping') stopping(): void {
    throw FAILURES.stopping?.();
  }

  @Get('shown') shown(): void {
    throw FAILURES.shown?.();
  }

  @Get('begun') begun(@Res() response: Response): void {
    response.write('Once upon a time');
    throw FAILURES.secret?.();
  }

  @Get('told') told(@Res() response: Response): void {
    response.end(LONG);
    throw FAILURES.secret?.();
  }
}

describe('ErrorFilter', () => {
  const log: string[] = [];
  let url = '';
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const module = await Test.createTestingModule({ controllers: [ThrowingController] }).compile();
    const app = module.createNestApplication({ logger: false });
    app.useGlobalFilters(new ErrorFilter(createLogger('info', (line) => log.push(line))));
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
    stop = () => app.close();
  });

  afterAll(() => stop());

  it('reveals nothing of an unexpected error, but logs it without addresses', async () => {
    const response = await fetch(`${url}/secret`);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text).error).toBe('INTERNAL');
    expect(text).not.toMatch(/hunter2|at .*\.ts/);
    expect(log.join('')).toContain('hunter2');
    expect(log.join('')).not.toContain('dana@bakery.example');
  });

  it.each(['lost', 'stopping'])('answers 503 when the database is %s', async (path) => {
    const response = await fetch(`${url}/${path}`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ error: 'UNAVAILABLE' });
  });

  it('shows what was meant to be shown', async () => {
    const response = await fetch(`${url}/shown`);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: 'CONFLICT',
      message: 'This key was used before.',
    });
  });

  it('breaks off an answer that nobody can complete', async () => {
    const response = await fetch(`${url}/begun`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('leaves alone an answer that has told of the failure itself, and logs it', async () => {
    log.length = 0;
    expect((await (await fetch(`${url}/told`)).text()).length).toBe(LONG.length);
    expect(log.join('')).toContain('hunter2');
  });
});
