import { readFileSync, writeSync } from 'node:fs';

/** File descriptor that the probe writes its report to. */
export const REPORT_CHANNEL = 3;

/**
 * The probe's side: reads the secret that its report must carry. To be called before any code of a release is there,
 * which then finds neither the secret nor a way to exchange what the report is written with.
 * @returns writes the report.
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
 * The other side: what the probe says of a release.
 * @param text all that came on the channel, which the release may have written to as well.
 * @returns the problems, none for a sound release; null when the probe did not come so far.
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
