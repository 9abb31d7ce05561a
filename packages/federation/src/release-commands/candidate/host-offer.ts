import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@northloop/contracts';
import { SHARED_SINGLETONS } from '../../build/shared-singletons.js';
import type { HostOffer } from '../../checks/release-check.js';
import { readSiteStatus } from '../site/site-status.js';

/** What the running site provides to modules or, if no site is named, what the shell of this workspace provides. */
export async function readHostOffer(
  workspace: string,
  site: string | undefined,
): Promise<HostOffer> {
  if (site) {
    const { contract, shared } = await readSiteStatus(site);
    return { contract, shared, source: site };
  }
  const versions = await Promise.all(
    SHARED_SINGLETONS.map(async (name): Promise<[string, string]> => {
      const file = join(workspace, 'shell/node_modules', name, 'package.json');
      const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
      return [name, version];
    }),
  );
  return {
    contract: CONTRACT_VERSION,
    shared: Object.fromEntries(versions),
    source: 'the shell of this workspace',
  };
}
