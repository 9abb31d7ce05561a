import { contentCheck } from './content-check.js';
import { contractCheck } from './contract-check.js';
import { exposesCheck } from './exposes-check.js';
import { filesCheck } from './files-check.js';
import { type Candidate, type Finding, type ReleaseCheck, refused } from './release-check.js';
import { renderCheck } from './render-check.js';
import { routesCheck } from './routes-check.js';
import { budgetCheck } from './scripts/budget-check.js';
import { importsCheck } from './scripts/imports-check.js';
import { sharedCheck } from './shared-check.js';
import { stylesCheck } from './styles-check.js';

/** The result of one check. */
export interface CheckResult {
  title: string;
  findings: readonly Finding[];
}

/** The checks that a build must pass to become a release. */
const PUBLISH_CHECKS: readonly ReleaseCheck[] = [
  contractCheck,
  exposesCheck,
  sharedCheck,
  filesCheck,
  importsCheck,
  stylesCheck,
  budgetCheck,
  routesCheck,
  contentCheck,
  renderCheck,
];

/** Checks a build that is to become a release. */
export const checkBuild = (candidate: Candidate): Promise<CheckResult[]> =>
  runChecks(PUBLISH_CHECKS, candidate);

/** Runs every check even if others have failed, so that a team sees all problems at once. */
export async function runChecks<Needs>(
  checks: readonly ReleaseCheck<Needs>[],
  candidate: Needs,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { title, run } of checks) {
    try {
      results.push({ title, findings: await run(candidate) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // A check that could not run counts as failed.
      results.push({ title, findings: [refused(`this could not be checked: ${reason}`)] });
    }
  }
  return results;
}

/** Whether no check refuses the release. */
export const isAccepted = (results: readonly CheckResult[]): boolean =>
  results.every(({ findings }) => findings.every(({ level }) => level !== 'refused'));
