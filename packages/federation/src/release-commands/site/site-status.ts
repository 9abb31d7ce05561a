import { SITE_RELEASES_PATH, type SiteReleaseStatus } from '@northloop/contracts';
import { readShape } from '@northloop/contracts/read-shape';
import { siteReleaseStatusSchema } from '@northloop/contracts/site-releases-schema';
import { CommandFailure } from '../command-failure.js';

const LIMIT_MS = 10_000;

/**
 * Asks a running site what it provides to modules and what it serves.
 * @throws {CommandFailure} if it does not answer.
 */
export async function readSiteStatus(site: string): Promise<SiteReleaseStatus> {
  const url = `${site}${SITE_RELEASES_PATH}`;
  const fail = (why: string, cause?: unknown) =>
    new CommandFailure(`${url} ${why}: is this the address of the site, and is it running?`, {
      cause,
    });
  let response: Response;
  let value: unknown;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    value = response.ok ? await response.json() : null;
  } catch (cause) {
    throw fail('could not be read', cause);
  }
  if (!response.ok) throw fail(`answered ${response.status}`);
  const status = readShape(siteReleaseStatusSchema, value);
  if ('reason' in status) throw fail(`is not a release status (${status.reason})`);
  return status.value;
}
