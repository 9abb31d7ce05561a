import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';

/** Whether a value from outside is the name of a module. */
export const isModuleName = (value: unknown): value is ModuleName =>
  (MODULE_NAMES as readonly unknown[]).includes(value);

/** Creates one value for each module. */
export const forEachModule = <T>(make: (module: ModuleName) => T): Record<ModuleName, T> =>
  Object.fromEntries(MODULE_NAMES.map((module) => [module, make(module)])) as Record<ModuleName, T>;

/**
 * Parses `name=value` pairs separated by spaces, as in settings and cookies.
 * @returns the pairs, and the parts that are not pairs or do not name a module.
 */
export function readModulePairs(text: string): {
  pairs: Partial<Record<ModuleName, string>>;
  unusable: string[];
} {
  const pairs: Partial<Record<ModuleName, string>> = {};
  const unusable: string[] = [];
  for (const pair of text.split(' ').filter(Boolean)) {
    const [name, value] = pair.split('=', 2);
    if (isModuleName(name) && value) pairs[name] = value;
    else unusable.push(pair);
  }
  return { pairs, unusable };
}
