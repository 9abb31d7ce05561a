import * as z from 'zod/mini';
import { MODULE_NAMES, type ModuleName } from '../module-manifest.js';
import { openWord } from '../values/open-word.js';
import { releaseVersion, wholeNumber } from './release-schema.js';

/** Increases by one with every change of the registry. */
const revision = wholeNumber('is not a revision');

/** ISO 8601, UTC. */
const time = z
  .string('is not a time')
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'is not a time'));

const text = z.string('is not text');

const PERCENT = 'is not between 1 and 99';

/** A release that only a share of visitors gets. */
const canaryChannel = z.object(
  {
    version: releaseVersion,
    percent: z.int(PERCENT).check(z.minimum(1, PERCENT), z.maximum(99, PERCENT)),
    /** Revision that started it or last changed its release. */
    since: revision,
  },
  'is not a canary',
);

/** A release that is in the store. */
const publishedRelease = z.object(
  {
    version: releaseVersion,
    at: time,
    /** Who published it, as given to the command. */
    by: text,
  },
  'is not a release',
);

/** All decisions about one module's releases. */
export const moduleReleasesSchema = z.object(
  {
    /** What visitors get; null before the first promotion. */
    live: z.nullable(releaseVersion),
    /**
     * Revision in which `live` was last promoted. A site that took a release out because it failed keeps it out until
     * it is promoted again, which gives it a new revision.
     */
    liveSince: revision,
    canary: z.nullable(canaryChannel),
    /** Versions that were live before, the latest first and each only once. Rollback and the guard go back to these. */
    previous: z.array(releaseVersion, 'is not a list of versions'),
    /** The latest first. */
    published: z.array(publishedRelease, 'is not a list of releases'),
  },
  'is not an object',
);

/** Changes to releases; each is an entry in the history. */
export type ReleaseAction = 'publish' | 'promote' | 'rollback' | 'canary' | 'end-canary' | 'prune';

/** Who did what, when and why. */
const releaseEvent = z.object(
  {
    /** Revision that the change created. */
    revision,
    at: time,
    by: text,
    action: openWord<ReleaseAction>(),
    module: openWord<ModuleName>(),
    version: text,
    /** For `canary`. */
    percent: z.optional(z.number('is not a number')),
    /** The reason that was given. */
    reason: z.optional(text),
    /** For `promote` and `canary`: whether the journeys ran with the release, or why they were skipped. */
    gate: z.optional(
      z.union(
        [
          z.object({ passed: z.literal(true) }),
          z.object({ passed: z.literal(false), skippedBecause: text }),
        ],
        'is not a gate result',
      ),
    ),
  },
  'is not an event',
);

const head = {
  format: z.literal(1, 'is not 1'),
  revision,
  /** The latest first; the oldest entries are dropped. */
  history: z.array(releaseEvent, 'is not a list of events'),
};

/**
 * The registry without its modules' entries. Those are read one by one, so that a malformed entry only affects its own
 * module.
 */
export const registryHeadSchema = z.object(
  { ...head, modules: z.record(z.string(), z.unknown(), 'is not a list of modules') },
  'is not an object',
);

/** The one document that decides which release of each module visitors get. */
export const registrySchema = z.object({
  ...head,
  modules: z.record(z.enum(MODULE_NAMES), moduleReleasesSchema),
});

export type CanaryChannel = z.output<typeof canaryChannel>;
export type PublishedRelease = z.output<typeof publishedRelease>;
export type ModuleReleases = z.output<typeof moduleReleasesSchema>;
export type ReleaseEvent = z.output<typeof releaseEvent>;
export type ReleaseRegistryDocument = z.output<typeof registrySchema>;
