import { readFileSync, writeSync } from 'node:fs';

/** File descriptor that the probe writes its report to. */
export const REPORT_CHANNEL = 3;

/**
 * For the probe: reads the secret that its report must contain. Call it before any code of a release is loaded, so that
 * the release can neither find the secret nor replace the functions that write the report.
 * @returns a function that writes the report.
 */
export function openProbeReport(): (problems: readonly string[]) => void {
  const secret = readFileSync(0, 'utf8');
  const { stringify } = JSON;
  const write = writeSync;
  return (problems) => {
    write(REPORT_CHANNEL, `\n${secret} ${stringify(problems)}\n`);
  };
}

/**
 * For the process that started the probe: reads the report.
 * @param text everything that arrived on the channel; the release may have written to it as well.
 * @returns the problems, empty for a good release; null if the probe did not finish.
 */
export function readProbeReport(text: string, secret: string): string[] | null {
  const line = text.split('\n').find((each) => each.startsWith(`${secret} `));
  if (line === undefined) return null;
  try {
    const problems: unknown = JSON.parse(line.slice(secret.length));
    return Array.isArray(problems) ? problems.map(String) : null;
  } catch {
    return null;
  }
}
