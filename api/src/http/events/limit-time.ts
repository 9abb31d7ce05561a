/** A signal that ends with another one or after some time. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Ends the watch once the work is done, whichever way. */
  release: () => void;
}

/**
 * A signal for work that nobody may wait for any more, or that may take so long only.
 *
 * Not `AbortSignal.any`: nothing but the call in progress holds on to what that makes, and once Node's garbage
 * collection has taken it neither signal ends the call (seen with Node 20; nodejs/undici#3644).
 * @param parent whose end ends the work, with its reason
 * @param ms longest the work may take; it ends with a `TimeoutError` then
 */
export function limitTime(parent: AbortSignal, ms: number): TimeLimit {
  const controller = new AbortController();
  const follow = () => controller.abort(parent.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`It took longer than ${ms} ms`, 'TimeoutError')),
    ms,
  );
  const release = () => {
    clearTimeout(timer);
    parent.removeEventListener('abort', follow);
  };
  if (parent.aborted) follow();
  else parent.addEventListener('abort', follow, { once: true });
  return { signal: controller.signal, release };
}
