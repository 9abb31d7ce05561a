import {
  MODULE_NAMES,
  type ModuleName,
  type ReleaseRegistryDocument,
  type SiteReleaseStatus,
  type WithdrawnRelease,
} from '@northloop/contracts';
import type { CommandContext } from '../command-context.js';
import { shortTime } from '../text-table.js';
import { readSiteStatus } from './site-status.js';

/** A release that is live or a canary in the registry but that the running site does not serve. */
export interface TakenOut extends WithdrawnRelease {
  module: ModuleName;
  channel: 'live' | 'canary';
  /** What visitors get instead; null if there is nothing. */
  serving: string | null;
}

/** The registry's releases that a site has taken out by itself. */
export const takenOut = (
  { modules }: ReleaseRegistryDocument,
  status: SiteReleaseStatus,
): TakenOut[] =>
  MODULE_NAMES.flatMap((module) => {
    const { live, liveSince, canary } = modules[module];
    const { serving, withdrawn } = status.modules[module];
    return withdrawn.flatMap((release): TakenOut[] => {
      const { version, since } = release;
      if (version === live && since === liveSince) {
        return [{ ...release, module, channel: 'live', serving }];
      }
      if (version === canary?.version && since === canary.since) {
        return [{ ...release, module, channel: 'canary', serving }];
      }
      return [];
    });
  });

/** Asks the running site, if one is named, what it has taken out, and prints it. */
export async function tellTakenOut(
  document: ReleaseRegistryDocument,
  site: string | undefined,
  say: CommandContext['say'],
): Promise<TakenOut[]> {
  if (!site) return [];
  const taken = takenOut(document, await readSiteStatus(site));
  for (const each of taken) say(takenOutLine(each), `  ${insteadLine(each)}`);
  return taken;
}

/** The registry as visitors see it: live releases that were taken out are replaced by what the site serves instead. */
export function asServed(
  document: ReleaseRegistryDocument,
  taken: readonly TakenOut[],
): ReleaseRegistryDocument {
  const modules = { ...document.modules };
  for (const { module, channel, serving } of taken) {
    if (channel === 'live') modules[module] = { ...modules[module], live: serving };
  }
  return { ...document, modules };
}

/** The line that says that a release was taken out, and why. */
export const takenOutLine = ({
  version,
  at,
  reason,
  failedViews,
  views,
  module,
}: WithdrawnRelease & { module: ModuleName }): string =>
  `${module} ${version} was taken out at ${shortTime(at)}: ${failedViews} of ${views} page views failed, the last one with "${reason}"`;

/** The line that says what visitors get instead. */
export const insteadLine = ({ module, channel, serving }: TakenOut): string =>
  `The registry still has it as the ${channel === 'live' ? 'live release' : 'canary'}; visitors get ${serving === null ? `no ${module}` : `${module} ${serving}`} instead`;
