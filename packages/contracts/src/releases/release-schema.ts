import * as z from 'zod/mini';
import { MODULE_NAMES } from '../module-manifest.js';
import type { SlotName } from '../slots.js';
import { openWord } from '../values/open-word.js';

// A message follows the name of the wrong value: `"live" is not a version`.

const matching = (pattern: RegExp, refusal: string) =>
  z.string(refusal).check(z.regex(pattern, refusal));

/** A version is also a folder name, so it must not be hidden or lead to a parent folder. */
export const releaseVersion = matching(/^\w[\w.+-]{0,99}$/, 'is not a version');

/**
 * A path must stay inside its release: no drive, no root, no parent folder. It is relative to the release's root and
 * uses forward slashes.
 */
export const releasePath = matching(
  /^[\w@+-][\w@+.-]*(\/[\w@+-][\w@+.-]*)*$/,
  'is not a path inside the release',
);

const releasePaths = z.array(releasePath, 'is not a list of paths');

/** An integer that is not negative. */
export const wholeNumber = (refusal: string) => z.int(refusal).check(z.minimum(0, refusal));

const exposeName = z.custom<`./${string}`>(
  (value) => typeof value === 'string' && value.startsWith('./'),
  'is not the name of an expose',
);

const releaseFile = z.object(
  {
    path: releasePath,
    bytes: wholeNumber('is not a size'),
    sha256: matching(/^[0-9a-f]{64}$/, 'is not a SHA-256 digest in hex'),
  },
  'does not describe a file',
);

/** Files that the browser needs for one exposed component. */
const exposeAssets = z.object({ js: releasePaths, css: releasePaths }, 'has no files');

/** One immutable build of one module: everything the shell needs to serve and run it. */
export const releaseRecordSchema = z.object(
  {
    module: z.enum(MODULE_NAMES, 'is not a module'),
    version: releaseVersion,
    contract: z.number('is not a number'),
    exposes: z.record(z.string(), exposeAssets, 'is not a list of exposes'),
    routes: z.readonly(
      z.array(z.object({ path: z.string(), expose: exposeName }), 'is not a list of routes'),
    ),
    slots: z.readonly(
      z.array(
        z.object({ name: openWord<SlotName>(), expose: exposeName }),
        'is not a list of slots',
      ),
    ),
    /** Files that the browser needs before it can load any expose of the module. */
    entry: z.object(
      { client: releasePath, server: releasePath, preload: releasePaths },
      'is not an entry',
    ),
    /** Exact versions of the singletons the release was built against. */
    shared: z.record(z.string(), z.string(), 'is not a list of packages'),
    files: z.array(releaseFile, 'is not a list of files').check(z.minLength(1, 'is empty')),
    /** Path of the content index; left out if the module has no content to search. */
    contentIndex: z.optional(releasePath),
  },
  'is not an object',
);

export type ReleaseFile = z.output<typeof releaseFile>;
export type ExposeAssets = z.output<typeof exposeAssets>;
export type ReleaseRecord = z.output<typeof releaseRecordSchema>;
