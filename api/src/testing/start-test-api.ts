import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Environment, IN_MEMORY, readEnvironment } from '../config/environment.js';
import { createApplication } from '../create-application.js';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { createLogger } from '../logging/logger.js';
import type { TestDatabase } from './test-databases.js';

/** The real API, listening on a free port. */
export interface TestApi {
  app: NestExpressApplication;
  database: Database;
  /** Such as `http://127.0.0.1:40123/api`. */
  url: string;
  /** Lines the API has logged so far. */
  log: string[];
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  stop(): Promise<void>;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Starts the API on a test database; settings may be overridden. */
export async function startTestApi(
  database: Omit<TestDatabase, 'drop'>,
  overrides: Partial<Environment> = {},
): Promise<TestApi> {
  const log: string[] = [];
  const defaults = readEnvironment({});
  const app = await createApplication(
    {
      ...defaults,
      // Tests send more forms than people would. The tests of proofs set this themselves.
      proofOfWork: { ...defaults.proofOfWork, aboveVisitor: 0 },
      dataDir: IN_MEMORY,
      databaseUrl: database.databaseUrl,
      databaseSchema: database.databaseSchema,
      ...overrides,
    },
    createLogger('info', (line) => log.push(line)),
  );
  await app.listen(0, '127.0.0.1');
  const url = `${await app.getUrl()}/api`;
  return {
    app,
    database: app.get<Database>(DATABASE),
    url,
    log,
    get: (path, headers = {}) => ask(url + path, { headers }),
    post: (path, body, headers = {}) =>
      ask(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    stop: () => app.close(),
  };
}

async function ask(url: string, init: RequestInit): Promise<TestAnswer> {
  const response = await fetch(url, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}
