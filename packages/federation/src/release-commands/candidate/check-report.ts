import type { CheckResult } from '../../checks/check-release.js';

/** The results of the checks as text: a line for each check and each finding. */
export const checkReport = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({ title, findings }) => {
    const isRefused = findings.some(({ level }) => level === 'refused');
    const mark = isRefused ? '✗' : findings.length > 0 ? '!' : '✓';
    return [`  ${mark} ${title}`, ...findings.map(({ text }) => `      ${text}`)];
  });
