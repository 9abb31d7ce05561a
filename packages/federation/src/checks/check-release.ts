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

/** What became of one check. */
export interface CheckResult {
  title: string;
  findings: readonly Finding[];
}

/** What a build must meet to become a release. */
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

/** Checks a build that wants to become a release. */
export const checkBuild = (candidate: Candidate): Promise<CheckResult[]> =>
  runChecks(PUBLISH_CHECKS, candidate);

/** Runs every check, to the end whatever the others found: a team wants to know all that is wrong at once. */
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
      // What could not be checked is not known to be right.
      results.push({ title, findings: [refused(`this could not be checked: ${reason}`)] });
    }
  }
  return results;
}

/** Whether nothing stands against the release. */
export const isAccepted = (results: readonly CheckResult[]): boolean =>
  results.every(({ findings }) => findings.every(({ level }) => level !== 'refused'));
