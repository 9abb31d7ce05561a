/** What is made when it is first asked for, and kept: an API that nobody writes to starts without it. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
