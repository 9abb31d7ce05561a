import { afterAll, beforeAll, describe } from 'vitest';
import type { Environment } from '../config/environment.js';
import { startTestApi, type TestApi } from './start-test-api.js';
import { testDatabases } from './test-databases.js';

/** Runs the same tests over HTTP on every available database. `tests` receives access to the started API. */
export async function describeApi(
  name: string,
  tests: (api: () => TestApi) => void,
  overrides: Partial<Environment> = {},
): Promise<void> {
  for (const database of await testDatabases()) {
    describe(`${name} on ${database.name}`, () => {
      let api: TestApi | undefined;
      beforeAll(async () => {
        api = await startTestApi(database, overrides);
      });
      afterAll(async () => {
        await api?.stop();
        await database.drop();
      });
      tests(() => {
        if (api === undefined) throw new Error('The API has not started');
        return api;
      });
    });
  }
}
