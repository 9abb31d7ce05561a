import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { runProbe } from '../probe/run-probe.js';
import { type Finding, type ReleaseCheck, refused } from './release-check.js';

/** Longest time that loading and rendering a release, with all its routes and slots, may take, in milliseconds. */
const PROBE_LIMIT_MS = 60_000;

/** The shell's command that runs a release as its server would. */
const PROBE = 'shell/dist-server/probe-release.js';

/** @param limit longest time for the probe, in milliseconds */
export const createRenderCheck = (limit: number): ReleaseCheck => ({
  title: 'renders on the server without changing the process',
  run: async ({ folder, workspace }) => {
    const probe = join(workspace, PROBE);
    await access(probe).catch((cause: unknown) => {
      throw new Error(`${PROBE} is not built: run "pnpm build" first`, { cause });
    });
    return findingsOf(probe, folder, limit);
  },
});

/** A release runs in the process that serves all visitors. It must render, finish, and change nothing there. */
export const renderCheck = createRenderCheck(PROBE_LIMIT_MS);

async function findingsOf(probe: string, folder: string, limit: number): Promise<Finding[]> {
  const outcome = await runProbe(probe, folder, limit);
  switch (outcome.end) {
    case 'reported':
      return outcome.problems.map(refused);
    case 'too late':
      return [refused(`it was still rendering after ${limit / 1000} s, so it was stopped`)];
    case 'too busy':
      return [refused('it used all the processor time it may use and was still rendering')];
    case 'ended':
      return [
        refused(
          `it ended the process that rendered it (code ${outcome.code}): ${outcome.lastWords || 'without a word'}`,
        ),
      ];
  }
}
