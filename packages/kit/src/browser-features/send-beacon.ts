/**
 * Sends JSON without waiting for a response, even while the page is being closed. Without beacon support the data is
 * lost.
 */
export function sendBeacon(path: string, body: unknown): void {
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  } catch {
    // A failure must not disturb the visitor.
  }
}
