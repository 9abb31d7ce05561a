import {
  FAILURE_MESSAGE_MAX_LENGTH,
  type ModuleName,
  type SiteModuleStatus,
  type SiteReleaseStatus,
} from '@northloop/contracts';
import { moduleFailureReportSchema } from '@northloop/contracts/site-releases-schema';
import type { RequestHandler } from 'express';
import { sendApiError } from '../../http/api-error';
import { IMMUTABLE, isSafeName, sendStaticFile } from '../../http/send-static-file';
import { forEachModule, isModuleName } from '../../modules';
import type { ReleaseGuard } from '../guard/release-guard';
import type { ReleaseMirror } from '../mirror/release-mirror';
import type { TriedOverrides } from '../overrides/try-overrides';
import type { ReleaseRegistry } from '../registry/release-registry';
import { type OverrideChoices, readReleaseCookies } from '../rollout/release-cookies';
import { hidePlaces } from './hide-places';

/**
 * Serves the files of any release of which this server has a verified copy, so that tabs opened long ago keep working.
 */
export const serveReleaseFile =
  (
    mirror: ReleaseMirror,
    registry: Pick<ReleaseRegistry, 'restore'>,
  ): RequestHandler<{ module: string; version: string; path: string[] }> =>
  async ({ params: { module, version, path } }, response) => {
    const send = async (name: ModuleName) =>
      sendStaticFile(response, mirror.folderOf(name, version), path, IMMUTABLE);
    const sent =
      isModuleName(module) &&
      isSafeName(version) &&
      ((await send(module)) ||
        // The tab may have its page from another server, or from this one before it lost its copies.
        (!(await mirror.has(module, version)) &&
          (await registry.restore(module, version)) &&
          (await send(module))));
    if (!sent) response.status(404).end();
  };

/** The public part of a module's state. Error texts are filtered because they may name folders and servers. */
const toPublic = ({ problem, ...status }: SiteModuleStatus): SiteModuleStatus => ({
  ...status,
  withdrawn: status.withdrawn.map((each) => ({ ...each, reason: hidePlaces(each.reason) })),
  ...(problem && { problem: hidePlaces(problem) }),
});

/**
 * Tells teams and their tools what this site provides to modules and which releases it serves. Folders and servers are
 * removed from its problems; the log has the complete texts.
 */
export const serveSiteStatus =
  (
    registry: Pick<ReleaseRegistry, 'status'>,
    offer: () => Promise<Pick<SiteReleaseStatus, 'contract' | 'shared'>>,
  ): RequestHandler =>
  async (_, response) => {
    const { revision, modules } = registry.status();
    const status: SiteReleaseStatus = {
      ...(await offer()),
      revision,
      modules: forEachModule((module) => toPublic(modules[module])),
    };
    response.set('Cache-Control', 'no-store').json(status);
  };

/** Accepts a browser's report of a failure. The guard decides how much it counts. */
export const takeFailureReport =
  (guard: Pick<ReleaseGuard, 'reported'>): RequestHandler =>
  ({ body, ip }, response) => {
    const { data: report } = moduleFailureReportSchema.safeParse(body);
    if (!report) {
      sendApiError(response, 'VALIDATION_FAILED', 'This is not a failure report.');
      return;
    }
    const message = report.message.slice(0, FAILURE_MESSAGE_MAX_LENGTH);
    guard.reported({ ...report, message }, ip);
    response.status(204).end();
  };

/** Tells a page which release of a module to load now, if the server could not provide the module with the page. */
export const serveCurrentRelease =
  (
    registry: ReleaseRegistry,
    tryOverrides: (choices: OverrideChoices) => Promise<TriedOverrides>,
  ): RequestHandler<{ module: string }> =>
  async (request, response) => {
    const { module } = request.params;
    const insteadOf = request.query['instead-of'];
    const { bucket, choices } = readReleaseCookies(request);
    const { overrides } = await tryOverrides(choices);
    const current = isModuleName(module)
      ? await registry.current(module, { bucket, overrides })
      : null;
    const record =
      current && current.version === insteadOf
        ? registry.lastGood(current.module, current.version)
        : current;
    if (record) {
      response.set('Cache-Control', 'no-store').json(registry.toClientRelease(record));
      return;
    }
    sendApiError(response, 'UNAVAILABLE', 'This module has no release right now.');
  };
