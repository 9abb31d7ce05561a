import type { ModuleName, ReleaseRegistryDocument } from '@northloop/contracts';
import { isAccepted, runChecks } from '../../checks/check-release.js';
import { contractCheck } from '../../checks/contract-check.js';
import { routesCheck } from '../../checks/routes-check.js';
import { sharedCheck } from '../../checks/shared-check.js';
import { type CommandContext, workspaceRoot } from '../command-context.js';
import { CommandFailure } from '../command-failure.js';
import type { CommonOptions, GateOptions } from '../parse-command.js';
import { checkReport } from './check-report.js';
import { readHostOffer } from './host-offer.js';
import { readLiveRelease } from './live-release.js';

/**
 * Checks again what may have changed since a release was published: the site's shell, and what is live.
 * @throws {CommandFailure} if it no longer fits.
 */
export async function checkAgain(
  { module, version }: { module: ModuleName; version: string },
  document: ReleaseRegistryDocument,
  { site, removedRoutesReason }: CommonOptions & GateOptions,
  { store, say }: CommandContext,
): Promise<void> {
  const record = await store.readRecord(module, version);
  const results = await runChecks([contractCheck, sharedCheck, routesCheck], {
    record,
    host: await readHostOffer(workspaceRoot, site),
    live: await readLiveRelease(store, module, document.modules[module].live),
    ...(removedRoutesReason && { removedRoutesReason }),
  });
  const found = results.filter(({ findings }) => findings.length > 0);
  if (found.length > 0) say(...checkReport(found));
  if (!isAccepted(results)) {
    throw new CommandFailure(`${module} ${version} no longer fits this site; nothing was changed`);
  }
}
