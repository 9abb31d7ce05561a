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
  /** Puts a release into the store; nobody gets it yet. */
  publish(release: SampleRelease): Promise<void>;
  /** Names versions as published, the latest first, and writes the registry anew. */
  announce(module: ModuleName, ...versions: string[]): Promise<void>;
  /** Makes a version live, and writes the registry anew. */
  promote(module: ModuleName, version: string): Promise<void>;
  /** Puts a text in the registry's place. */
  writeRegistry(text: string): Promise<void>;
  /** The registry as it should be. */
  document(): ReleaseRegistryDocument;
}

/** Makes a store for the running test, taken away when the test ends. */
export async function sampleStore(): Promise<SampleStore> {
  const folder = await temporaryFolder();
  const modules = {} as Record<ModuleName, ModuleReleases>;
  let revision = 1;
  const document = (): ReleaseRegistryDocument => ({ format: 1, revision, modules, history: [] });

  async function writeRegistry(text: string): Promise<void> {
    const file = join(folder, REGISTRY_FILE);
    // A registry is replaced, never rewritten.
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
