import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';

/** Whether a value that came from outside names a module. */
export const isModuleName = (value: unknown): value is ModuleName =>
  (MODULE_NAMES as readonly unknown[]).includes(value);

/** One of something for each module. */
export const forEachModule = <T>(make: (module: ModuleName) => T): Record<ModuleName, T> =>
  Object.fromEntries(MODULE_NAMES.map((module) => [module, make(module)])) as Record<ModuleName, T>;

/**
 * Reads `name=value` pairs separated by spaces, as settings and cookies hold them.
 * @returns the pairs, and what is none or names no module.
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
