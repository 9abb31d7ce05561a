import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findUnscopedRules } from '../build/styles/scoped-styles-plugin.js';
import { type Finding, type ReleaseCheck, refused } from './release-check.js';

/** No sheet may style an element of the shell or of another module. */
export const stylesCheck: ReleaseCheck = {
  title: 'styles stay inside the module',
  run: async ({ manifest, record, folder }) => {
    const findings: Finding[] = [];
    for (const { path } of record.files.filter((file) => file.path.endsWith('.css'))) {
      const css = await readFile(join(folder, path), 'utf8');
      for (const { rule, line } of findUnscopedRules(css, manifest.name)) {
        findings.push(
          refused(
            `${path}:${line} has "${rule}" outside @scope ([data-mfe="${manifest.name}"]), where it would style other modules`,
          ),
        );
      }
    }
    return findings;
  },
};
