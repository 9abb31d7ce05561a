/**
 * Names that libraries of a release may keep on the global object: the federation runtime for sharing and for
 * registered containers, zod (which the contracts' schemas need) for its settings, and Node's `fetch` for its
 * connections.
 */
const LIBRARY_NAME =
  /^(Symbol\(undici\.|__zod_global|_{0,2}(FEDERATION|VMOK|MF_|mf_|GLOBAL_LOADING_REMOTE_ENTRY|PRELOADED_MAP))/;

/** Objects to which a release must not add properties and whose functions it must not replace, by name. */
const guarded: Readonly<Record<string, object>> = {
  globalThis,
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Function.prototype': Function.prototype,
  'Promise.prototype': Promise.prototype,
  'Date.prototype': Date.prototype,
  Object,
  Array,
  Promise,
  Date,
  Math,
  JSON,
  console,
  process,
};

type Snapshot = Map<string, Map<PropertyKey, unknown>>;

function takeSnapshot(): Snapshot {
  return new Map(
    Object.entries(guarded).map(([name, object]) => [
      name,
      new Map(
        Reflect.ownKeys(object).map((key) => {
          const property = Object.getOwnPropertyDescriptor(object, key);
          // Accessors are compared by their getter, because reading them could have side effects.
          return [key, property && 'value' in property ? property.value : property?.get];
        }),
      ),
    ]),
  );
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

/**
 * Starts watching the process's globals.
 * @returns a function that lists what was added, replaced or removed since, such as `Array.prototype.last was added`.
 */
export function watchGlobals(): () => string[] {
  // Node creates some of its globals when they are first read. Read them now, so that they do not count as changes.
  for (const key of Reflect.ownKeys(globalThis)) Reflect.get(globalThis, key);
  const before = takeSnapshot();
  return () => {
    const changes: string[] = [];
    for (const [name, properties] of takeSnapshot()) {
      const earlier = before.get(name);
      for (const [key, value] of properties) {
        const label = name === 'globalThis' ? String(key) : `${name}.${String(key)}`;
        if (!earlier?.has(key)) {
          if (!LIBRARY_NAME.test(String(key))) changes.push(`${label} was added`);
        } else if (isFunction(earlier.get(key)) && earlier.get(key) !== value) {
          changes.push(`${label} was replaced`);
        }
      }
      for (const key of earlier?.keys() ?? []) {
        if (!properties.has(key)) changes.push(`${name}.${String(key)} was removed`);
      }
    }
    return changes;
  };
}
