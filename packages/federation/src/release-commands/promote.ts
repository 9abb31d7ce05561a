import type { ModuleName, ReleaseEvent, ReleaseRegistryDocument } from '@northloop/contracts';
import { startCanary } from '../registry-changes/change-canary.js';
import { promoteRelease } from '../registry-changes/promote-release.js';
import { readWholeRegistry, updateRegistry } from '../release-store/store/update-registry.js';
import { checkAgain } from './candidate/check-again.js';
import type { CommandContext } from './command-context.js';
import { CommandFailure } from './command-failure.js';
import { passGate } from './gate/smoke-gate.js';
import type { Command } from './parse-command.js';
import { asServed, type TakenOut, tellTakenOut } from './site/served-releases.js';

type Gate = NonNullable<ReleaseEvent['gate']>;
type Decide = (
  version: string,
  gate: Gate,
) => (document: ReleaseRegistryDocument) => ReleaseRegistryDocument;

/** The version that the command names; "latest" is the last one published. */
function namedVersion(
  { modules }: ReleaseRegistryDocument,
  module: ModuleName,
  version: string,
): string {
  if (version !== 'latest') return version;
  const [latest] = modules[module].published;
  if (!latest) throw new CommandFailure(`No release of ${module} has been published yet`);
  return latest.version;
}

/**
 * Refuses a canary that the site has taken out. Raising its share does not bring it back, so no visitor would get it.
 */
function refuseTakenOutCanary(
  { module, version }: { module: ModuleName; version: string },
  taken: readonly TakenOut[],
): void {
  if (
    taken.some(
      (each) => each.channel === 'canary' && each.module === module && each.version === version,
    )
  ) {
    throw new CommandFailure(
      `The site has taken this canary out, so nobody would get it. End it with "pnpm release canary ${module} off", then start it again; nothing was changed`,
    );
  }
}

/**
 * Runs the steps that every release goes through before visitors get it: validate the request, check again that the
 * release fits the site, and run the journeys.
 */
async function give(
  options: Extract<Command, { name: 'promote' | 'canary' }>,
  context: CommandContext,
  decide: Decide,
): Promise<{ version: string; document: ReleaseRegistryDocument }> {
  const { store, say } = context;
  const before = await readWholeRegistry(store);
  const version = namedVersion(before, options.module, options.version);
  const candidate = { module: options.module, version };
  const taken = await tellTakenOut(before, options.site, say);
  if (options.name === 'canary') refuseTakenOutCanary(candidate, taken);
  // Refuse an invalid request before spending minutes on the journeys.
  decide(version, { passed: true })(before);
  const served = asServed(before, taken);
  await checkAgain(candidate, served, options, context);
  const gate = await passGate(candidate, served, options, context);
  const document = await updateRegistry(store, decide(version, gate));
  return { version, document };
}

/** Gives a release to all visitors. */
export async function promote(
  command: Extract<Command, { name: 'promote' }>,
  context: CommandContext,
): Promise<void> {
  const { module } = command;
  const { version, document } = await give(
    command,
    context,
    (version, gate) => (registry) =>
      promoteRelease(registry, { module, version, gate }, context.change()),
  );
  const [before] = document.modules[module].previous;
  context.say(
    `${module} ${version} is live (revision ${document.revision})`,
    ...(before ? [`Go back to ${before} with: pnpm release rollback ${module}`] : []),
  );
}

/** Gives a release to a share of visitors. */
export async function canary(
  command: Extract<Command, { name: 'canary' }>,
  context: CommandContext,
): Promise<void> {
  const { module, percent } = command;
  const { version, document } = await give(
    command,
    context,
    (version, gate) => (registry) =>
      startCanary(registry, { module, version, percent, gate }, context.change()),
  );
  context.say(
    `${percent}% of visitors get ${module} ${version} (revision ${document.revision})`,
    `Give it to all with: pnpm release promote ${module} ${version}`,
    `End it with: pnpm release canary ${module} off`,
  );
}
