/** A promise that carries its outcome where React's `use` looks for it, so that a settled one never suspends. */
export type TrackedPromise<T> = Promise<T> &
  (
    | { status: 'pending' }
    | { status: 'fulfilled'; value: T }
    | { status: 'rejected'; reason: unknown }
  );

/** Marks a promise with its state and keeps the mark up to date. */
export function trackPromise<T>(promise: Promise<T>): TrackedPromise<T> {
  const tracked = Object.assign(promise, { status: 'pending' as const }) as TrackedPromise<T>;
  promise.then(
    // Nothing is returned: the promise itself would be, and its failure would count as unhandled once more.
    (value) => {
      Object.assign(tracked, { status: 'fulfilled', value });
    },
    (reason: unknown) => {
      Object.assign(tracked, { status: 'rejected', reason });
    },
  );
  return tracked;
}
