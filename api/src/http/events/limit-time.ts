/** A signal that aborts with a parent signal or after some time. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Removes the timer and the listener. To be called when the work ends, whether or not it succeeded. */
  release: () => void;
}

/**
 * A signal for work that ends when its caller stops waiting or when it takes too long.
 *
 * `AbortSignal.any` does not work here: only the call in progress references the signal it returns, and once Node has
 * garbage-collected that signal, neither source aborts the call (seen with Node 20; nodejs/undici#3644).
 * @param parent aborts the work with its own reason
 * @param ms longest time the work may take; it is then aborted with a `TimeoutError`
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
