/** A promise with its outcome in the properties that React's `use` reads, so that a settled one never suspends. */
export type TrackedPromise<T> = Promise<T> &
  (
    | { status: 'pending' }
    | { status: 'fulfilled'; value: T }
    | { status: 'rejected'; reason: unknown }
  );

/** Adds the state to a promise and keeps it up to date. */
export function trackPromise<T>(promise: Promise<T>): TrackedPromise<T> {
  const tracked = Object.assign(promise, { status: 'pending' as const }) as TrackedPromise<T>;
  promise.then(
    // These callbacks must not return the promise, or its failure would count as unhandled once more.
    (value) => {
      Object.assign(tracked, { status: 'fulfilled', value });
    },
    (reason: unknown) => {
      Object.assign(tracked, { status: 'rejected', reason });
    },
  );
  return tracked;
}
