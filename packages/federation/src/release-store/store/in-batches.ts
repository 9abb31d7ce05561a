/** Does something for each item, a few at a time. Nothing is running any more when it fails. */
export async function inBatches<T>(
  items: readonly T[],
  size: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    const settled = await Promise.allSettled(items.slice(start, start + size).map(act));
    const failed = settled.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
