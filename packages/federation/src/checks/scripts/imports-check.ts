import { type Finding, type ReleaseCheck, refused } from '../release-check.js';
import { importedPath, readScripts } from './release-scripts.js';

/**
 * A release must contain everything it runs. Neither the page nor the shell's server can resolve packages for it;
 * shared packages come through the federation runtime and are not imports, neither on the server nor in the browser.
 */
export const importsCheck: ReleaseCheck = {
  title: 'imports nothing from outside the release',
  run: async ({ record, folder }) => {
    const scripts = await readScripts(record, folder);
    const findings: Finding[] = [];
    for (const [path, imports] of scripts) {
      for (const specifier of new Set(imports)) {
        if (specifier === null) {
          findings.push(refused(`${path} imports an address that it builds at run time`));
        } else if (!specifier.startsWith('.')) {
          findings.push(refused(`${path} imports "${specifier}", which is not in the release`));
        } else if (!scripts.has(importedPath(path, specifier))) {
          findings.push(
            refused(`${path} imports "${specifier}", but the release has no such file`),
          );
        }
      }
    }
    return findings;
  },
};
