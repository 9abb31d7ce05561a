import { describe, expect, it } from 'vitest';
import exportsByVersion from '../exports-by-version.json';
import { version } from '../package.json';
import * as kit from './index';

/**
 * A site has one kit for all modules and refuses a release that was built for a newer version. The version must
 * therefore change with every new export, or a site could accept a module that needs something its kit lacks.
 */
describe('what the kit offers to modules that are built apart from it', () => {
  it('is told by its version: something new raises the minor number, something gone the major one', () => {
    const named = Object.values(exportsByVersion).flat();
    expect(Object.keys(kit).sort()).toEqual([...named].sort());
    expect(Object.keys(exportsByVersion).at(-1)).toBe(version);
  });

  it('is listed by rising versions of one major number', () => {
    const minors = Object.keys(exportsByVersion).map((each) => {
      const [major, minor, patch] = each.split('.');
      expect([major, patch]).toEqual([version.split('.')[0], '0']);
      return Number(minor);
    });
    expect(minors).toEqual(minors.toSorted((a, b) => a - b));
    expect(new Set(minors).size).toBe(minors.length);
  });
});
