/** Sends JSON that nobody waits for, also from a page that is being left. A browser that sends no beacons loses it. */
export function sendBeacon(path: string, body: unknown): void {
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  } catch {
    // The visitor has other things to do than wait for it.
  }
}
