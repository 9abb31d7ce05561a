import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type ExposeAssets,
  type ModuleManifest,
  RELEASE_RECORD_FILE,
  type ReleaseRecord,
} from '@northloop/contracts';
import { SHARED_SINGLETONS } from '../shared-singletons.js';
import { describeFiles } from './describe-files.js';
import { precompressFiles } from './precompress-files.js';
import { serverScripts } from './server-scripts.js';
import { writeContentIndex } from './write-content-index.js';

interface FederationManifest {
  metaData: {
    remoteEntry: { name: string };
    ssrRemoteEntry?: { name: string };
  };
  shared: { name: string; version: string }[];
  exposes: {
    path: string;
    assets: { js: { sync: string[]; async: string[] }; css: { sync: string[]; async: string[] } };
  }[];
}

/** Chunks of the federation glue that a container loads before its first expose. */
const GLUE_CHUNK =
  /^assets\/(_?virtual_mf-localSharedImportMap[^/]*|(hostInit|pendingShares|vite-preload-helper)-[^/]*)\.js$/;

/** The chunk of the federation runtime is named after its folder, `dist`. So are chunks of many libraries. */
const RUNTIME_CHUNK = /^assets\/dist-[^/]*\.js$/;

/**
 * Whether the browser needs a file before it can load any expose of the module.
 * @param entry text of the container's entry.
 */
const isWantedFirst = (path: string, entry: string): boolean =>
  GLUE_CHUNK.test(path) || (RUNTIME_CHUNK.test(path) && entry.includes(basename(path)));

/**
 * Writes `dist/release.json`, which turns a build into a release: what it exposes with the files each part needs, and
 * every file with size and digest, including the compressed ones.
 * @throws if the build lacks what the module's manifest declares.
 */
export async function writeReleaseRecord({
  manifest,
  version,
  root,
}: {
  manifest: ModuleManifest;
  version: string;
  root: string;
}): Promise<ReleaseRecord> {
  const dist = join(root, 'dist');
  const built = JSON.parse(
    await readFile(join(dist, 'mf-manifest.json'), 'utf8'),
  ) as FederationManifest;
  const server = built.metaData.ssrRemoteEntry?.name;
  if (!server) {
    throw new Error(
      `${manifest.name}: the build has no server entry; build with "vite build --app"`,
    );
  }
  const exposes: Record<string, ExposeAssets> = {};
  for (const name of Object.keys(manifest.exposes)) {
    const found = built.exposes.find((expose) => expose.path === name);
    if (!found) throw new Error(`${manifest.name}: the build does not expose ${name}`);
    exposes[name] = { js: found.assets.js.sync, css: found.assets.css.sync };
  }
  const unasked = await serverScripts(root);
  // An old record and its compressed forms are not part of the release.
  await rm(join(dist, RELEASE_RECORD_FILE), { force: true });
  await rm(join(dist, 'mf-stats.json'), { force: true });
  await rm(join(dist, '.vite'), { recursive: true, force: true });
  await precompressFiles(dist, { except: unasked });
  // Write this after compressing: only the shell reads it, and compressing the whole content would take half the time
  // of a large build.
  const contentIndex = await writeContentIndex(root);
  const files = await describeFiles(dist, { except: [RELEASE_RECORD_FILE] });
  const entry = await readFile(join(dist, built.metaData.remoteEntry.name), 'utf8');
  const record: ReleaseRecord = {
    module: manifest.name,
    version,
    contract: manifest.contract,
    exposes,
    routes: manifest.routes,
    slots: manifest.slots,
    entry: {
      client: built.metaData.remoteEntry.name,
      server,
      preload: files.map((file) => file.path).filter((path) => isWantedFirst(path, entry)),
    },
    shared: Object.fromEntries(
      built.shared
        .filter(({ name }) => (SHARED_SINGLETONS as readonly string[]).includes(name))
        .map(({ name, version: built }) => [name, built]),
    ),
    files,
    ...(contentIndex && { contentIndex }),
  };
  await writeFile(join(dist, RELEASE_RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}
