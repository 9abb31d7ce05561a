import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ModuleName, RELEASE_RECORD_FILE, type ReleaseRecord } from '@northloop/contracts';
import { checkBuild, isAccepted } from '../checks/check-release.js';
import { publishRelease } from '../registry-changes/publish-release.js';
import {
  parseReleaseRecord,
  ReleaseRecordError,
} from '../release-store/documents/parse-release-record.js';
import { readWholeRegistry, updateRegistry } from '../release-store/store/update-registry.js';
import { buildParts } from './candidate/build-parts.js';
import { checkReport } from './candidate/check-report.js';
import { readHostOffer } from './candidate/host-offer.js';
import { readLiveRelease } from './candidate/live-release.js';
import { readManifest } from './candidate/read-manifest.js';
import { type CommandContext, workspaceRoot } from './command-context.js';
import { CommandFailure } from './command-failure.js';
import type { Command } from './parse-command.js';
import { asServed, tellTakenOut } from './site/served-releases.js';

async function readRecord(folder: string, module: ModuleName): Promise<ReleaseRecord> {
  const file = join(folder, RELEASE_RECORD_FILE);
  try {
    return parseReleaseRecord(JSON.parse(await readFile(file, 'utf8')), module);
  } catch (cause) {
    if (cause instanceof ReleaseRecordError) throw new CommandFailure(cause.message, { cause });
    throw new CommandFailure(`Could not read ${file}: is this folder the build of a module?`, {
      cause,
    });
  }
}

/** A build is usually in its module's folder. A build from elsewhere is compared with the module in this workspace. */
function manifestFile(folder: string, module: ModuleName): string {
  const beside = join(folder, '../module.ts');
  return existsSync(beside) ? beside : join(workspaceRoot, `mfe-${module}/module.ts`);
}

/** Builds, checks, stores and records a release. Visitors do not get it before it is promoted. */
export async function publish(
  command: Extract<Command, { name: 'publish' }>,
  { store, say, change }: CommandContext,
): Promise<void> {
  const { module, from, site, removedRoutesReason } = command;
  if (!from) await buildParts(`@northloop/mfe-${module}`, '@northloop/shell');
  const folder = from ? resolve(from) : join(workspaceRoot, `mfe-${module}/dist`);
  const record = await readRecord(folder, module);
  const registry = await readWholeRegistry(store);
  const taken = await tellTakenOut(registry, site, say);
  const { live } = asServed(registry, taken).modules[module];

  say(`Checking ${module} ${record.version}`);
  const results = await checkBuild({
    record,
    folder,
    workspace: workspaceRoot,
    manifest: await readManifest(manifestFile(folder, module), module),
    host: await readHostOffer(workspaceRoot, site),
    live: await readLiveRelease(store, module, live),
    ...(removedRoutesReason && { removedRoutesReason }),
  });
  say(...checkReport(results));
  if (!isAccepted(results)) {
    throw new CommandFailure(`${module} ${record.version} was refused; nothing was stored`);
  }

  const outcome = await store.putRelease(record, folder);
  await updateRegistry(store, (document) =>
    publishRelease(document, { module, version: record.version }, change()),
  );
  say(
    outcome === 'stored'
      ? `Published ${module} ${record.version}`
      : `${module} ${record.version} is already in the store and was not changed`,
    `Give it to visitors with: pnpm release promote ${module} ${record.version}`,
  );
}
