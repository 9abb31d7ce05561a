/** Longest wait between two attempts. */
const MAX_SECONDS = 3_600;

/**
 * Seconds to wait after the given number of failed attempts. The wait doubles from the base up to an hour. Half of it
 * is random, so that replicas and leads do not retry all at once.
 * @param random a number in [0, 1)
 */
export function retryDelay(failures: number, baseSeconds: number, random = Math.random()): number {
  const full = Math.min(baseSeconds * 2 ** (failures - 1), MAX_SECONDS);
  return full * (0.5 + random / 2);
}
