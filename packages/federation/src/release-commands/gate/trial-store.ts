import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  MODULE_NAMES,
  type ModuleName,
  REGISTRY_FILE,
  RELEASE_RECORD_FILE,
} from '@northloop/contracts';
import { emptyRegistry } from '../../release-store/documents/parse-registry.js';
import type { ReleaseReader } from '../../release-store/release-reader.js';
import { inBatches } from '../../release-store/store/in-batches.js';

const READS_AT_ONCE = 8;

/**
 * Copies releases into a new store in which each of them is live. A test site that uses it runs the modules' code but
 * needs no access to the real store.
 */
export async function writeTrialStore(
  store: Pick<ReleaseReader, 'readRecord' | 'openFile'>,
  versions: Readonly<Record<ModuleName, string>>,
  folder: string,
): Promise<void> {
  const document = { ...emptyRegistry(), revision: 1 };
  for (const module of MODULE_NAMES) {
    const version = versions[module];
    const target = join(folder, module, version);
    const record = await store.readRecord(module, version);
    await mkdir(target, { recursive: true });
    await inBatches(record.files, READS_AT_ONCE, async ({ path }) => {
      const file = join(target, path);
      await mkdir(dirname(file), { recursive: true });
      // No check is needed here: the site verifies each file against its record.
      await pipeline(await store.openFile(module, version, path), createWriteStream(file));
    });
    await writeFile(join(target, RELEASE_RECORD_FILE), JSON.stringify(record));
    document.modules[module] = { ...document.modules[module], live: version, liveSince: 1 };
  }
  await writeFile(join(folder, REGISTRY_FILE), JSON.stringify(document));
}
