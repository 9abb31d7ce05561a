/**
 * What the probe says of a release on its last line; before it the release may have written lines of its own.
 * @returns the problems, none for a sound release; null when the probe did not come so far, whatever its exit code says.
 */
export function readProbeReport(output: string): string[] | null {
  try {
    const report: unknown = JSON.parse(output.trim().split('\n').at(-1) ?? '');
    if (typeof report !== 'object' || report === null || !('problems' in report)) return null;
    return Array.isArray(report.problems) ? report.problems.map(String) : null;
  } catch {
    return null;
  }
}
