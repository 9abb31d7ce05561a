import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyRegistry } from '../src/release-store/documents/parse-registry';
import { parseReleaseRecord } from '../src/release-store/documents/parse-release-record';
import { openReleaseStore } from '../src/release-store/open-release-store';

/** Publishes in a separate process, for tests that kill it or fill its disk: `put-release.ts <store> <build>`. */
const [location = '', folder = ''] = process.argv.slice(2);
const store = openReleaseStore(location);
const report = (outcome: Promise<unknown>) =>
  outcome.then(
    (value) => String(value),
    (error: unknown) => String(error),
  );

const value: unknown = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
const record = parseReleaseRecord(value, 'blog');
process.stdout.write(`release: ${await report(store.putRelease(record, folder))}\n`);
const long = {
  revision: 2,
  at: '2026-11-01T10:00:00.000Z',
  by: 'x'.repeat(1_000_000),
  action: 'publish' as const,
  module: 'blog' as const,
  version: record.version,
};
const document = { ...emptyRegistry(), revision: 2, history: [long] };
process.stdout.write(`registry: ${await report(store.writeRegistry(document, 1))}\n`);
