import { runsWith, SHARED_SINGLETONS } from '../build/shared-singletons.js';
import { type Candidate, type ReleaseCheck, refused } from './release-check.js';

/** React and the kit exist only once on a page. A release built against an incompatible version breaks at run time. */
export const sharedCheck: ReleaseCheck<Pick<Candidate, 'record' | 'host'>> = {
  title: 'built against the versions of the shared packages that the site has',
  run: ({ record, host }) =>
    SHARED_SINGLETONS.flatMap((name) => {
      const built = record.shared[name];
      const offered = host.shared[name];
      if (!offered) return [refused(`${host.source} does not say which ${name} it provides`)];
      if (runsWith(name, built, offered)) return [];
      return [
        refused(
          `it is built against ${name} ${built ?? '(none)'}, but ${host.source} provides ${offered}: use that version and build again`,
        ),
      ];
    }),
};
