import { type Candidate, type ReleaseCheck, refused, warning } from './release-check.js';

/** Visitors, search engines and other modules link to routes, so none may be removed by mistake. */
export const routesCheck: ReleaseCheck<Pick<Candidate, 'record' | 'live' | 'removedRoutesReason'>> =
  {
    title: 'keeps the routes that visitors have',
    run: ({ record, live, removedRoutesReason }) => {
      const kept = new Set(record.routes.map(({ path }) => path));
      const removed = (live?.record.routes ?? []).filter(({ path }) => !kept.has(path));
      return removed.map(({ path }) =>
        removedRoutesReason
          ? warning(`the route ${path} is removed: ${removedRoutesReason}`)
          : refused(
              `the route ${path} of the live release ${live?.record.version} is gone, so links to it would break: bring it back, or use --allow-removed-routes <reason>`,
            ),
      );
    },
  };
