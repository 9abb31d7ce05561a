import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MODULE_NAMES,
  type ModuleName,
  type ModuleReleases,
  REGISTRY_FILE,
  RELEASE_RECORD_FILE,
  type ReleaseRegistryDocument,
} from '@northloop/contracts';
import { temporaryFolder } from '@northloop/testing/vitest';
import { writeTree } from '@northloop/testing/write-tree';
import { type SampleRelease, sampleRelease } from './sample-release';

/** A release store in a folder, with version 1.0.0 of every module live. */
export interface SampleStore {
  folder: string;
  /** Puts a release into the store without giving it to visitors. */
  publish(release: SampleRelease): Promise<void>;
  /** Lists versions as published, latest first, and rewrites the registry. */
  announce(module: ModuleName, ...versions: string[]): Promise<void>;
  /** Makes a version live and rewrites the registry. */
  promote(module: ModuleName, version: string): Promise<void>;
  /** Replaces the registry by a text. */
  writeRegistry(text: string): Promise<void>;
  /** The valid registry, even if another text has been written. */
  document(): ReleaseRegistryDocument;
}

/** Makes a store for the running test; it is deleted when the test ends. */
export async function sampleStore(): Promise<SampleStore> {
  const folder = await temporaryFolder();
  const modules = {} as Record<ModuleName, ModuleReleases>;
  let revision = 1;
  const document = (): ReleaseRegistryDocument => ({ format: 1, revision, modules, history: [] });

  async function writeRegistry(text: string): Promise<void> {
    const file = join(folder, REGISTRY_FILE);
    // Registries are replaced, never rewritten.
    await writeFile(`${file}.tmp`, text);
    await rename(`${file}.tmp`, file);
  }

  async function publish({ record, files }: SampleRelease): Promise<void> {
    await writeTree(join(folder, record.module, record.version), {
      ...Object.fromEntries(files),
      [RELEASE_RECORD_FILE]: JSON.stringify(record),
    });
  }

  for (const module of MODULE_NAMES) {
    await publish(sampleRelease({ module, version: '1.0.0' }));
    modules[module] = { live: '1.0.0', liveSince: 1, canary: null, previous: [], published: [] };
  }
  await writeRegistry(JSON.stringify(document()));

  return {
    folder,
    publish,
    writeRegistry,
    document,
    async announce(module, ...versions) {
      revision += 1;
      const at = new Date().toISOString();
      const published = versions.map((version) => ({ version, at, by: 'test' }));
      modules[module] = { ...modules[module], published };
      await writeRegistry(JSON.stringify(document()));
    },
    async promote(module, version) {
      revision += 1;
      const { live, previous } = modules[module];
      modules[module] = {
        ...modules[module],
        live: version,
        liveSince: revision,
        previous: [...(live ? [live] : []), ...previous].filter((each) => each !== version),
      };
      await writeRegistry(JSON.stringify(document()));
    },
  };
}
