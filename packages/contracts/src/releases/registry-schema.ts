import * as z from 'zod/mini';
import { MODULE_NAMES, type ModuleName } from '../module-manifest.js';
import { openWord } from '../open-word.js';
import { releaseVersion, wholeNumber } from './release-schema.js';

/** Grows by one with every change of the registry. */
const revision = wholeNumber('is not a revision');

/** ISO 8601, UTC. */
const time = z
  .string('is not a time')
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'is not a time'));

const text = z.string('is not text');

const PERCENT = 'is not between 1 and 99';

/** A share of visitors that gets another release than the rest. */
const canaryChannel = z.object(
  {
    version: releaseVersion,
    percent: z.int(PERCENT).check(z.minimum(1, PERCENT), z.maximum(99, PERCENT)),
    /** Revision that started it or last changed its release. */
    since: revision,
  },
  'is not a canary',
);

/** A release that the store holds. */
const publishedRelease = z.object(
  {
    version: releaseVersion,
    at: time,
    /** Who published it, as the command was told. */
    by: text,
  },
  'is not a release',
);

/** Everything that is decided about one module's releases. */
export const moduleReleasesSchema = z.object(
  {
    /** What visitors get; null before the first promotion. */
    live: z.nullable(releaseVersion),
    /**
     * Revision in which `live` was last promoted. A release that a site took out for its failures stays out until it is
     * promoted again, which gives it another number.
     */
    liveSince: revision,
    canary: z.nullable(canaryChannel),
    /** Versions that were live before, the latest first, each once: what rollback and the guard go back to. */
    previous: z.array(releaseVersion, 'is not a list of versions'),
    /** The latest first. */
    published: z.array(publishedRelease, 'is not a list of releases'),
  },
  'is not an object',
);

/** What is done to releases; each is an entry of the history. */
export type ReleaseAction = 'publish' | 'promote' | 'rollback' | 'canary' | 'end-canary' | 'prune';

/** Who did what, when and why. */
const releaseEvent = z.object(
  {
    /** Revision that the change made. */
    revision,
    at: time,
    by: text,
    action: openWord<ReleaseAction>(),
    module: openWord<ModuleName>(),
    version: text,
    /** For `canary`. */
    percent: z.optional(z.number('is not a number')),
    /** What the person gave as the reason. */
    reason: z.optional(text),
    /** For `promote` and `canary`: whether the journeys ran against the candidate set, or why they did not. */
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
  /** The latest first; the oldest entries fall off. */
  history: z.array(releaseEvent, 'is not a list of events'),
};

/** The registry without its modules' entries, which are read one by one: a malformed one takes nothing from the others. */
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
