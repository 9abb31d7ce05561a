import { RELEASE_RECORD_FILE } from '@northloop/contracts';
import { describeFiles } from '../build/record/describe-files.js';
import { type Finding, type ReleaseCheck, refused } from './release-check.js';

/** The record must describe the build byte for byte, and the build must have no other files. */
export const filesCheck: ReleaseCheck = {
  title: 'every file matches the size and digest in the record',
  run: async ({ record, folder }) => {
    const found = await describeFiles(folder, { except: [RELEASE_RECORD_FILE] });
    const byPath = new Map(found.map((file) => [file.path, file]));
    const recorded = new Set(record.files.map(({ path }) => path));
    const findings: Finding[] = [];
    for (const { path, bytes, sha256 } of record.files) {
      const file = byPath.get(path);
      if (!file) findings.push(refused(`${path} is missing`));
      else if (file.bytes !== bytes) {
        findings.push(refused(`${path} has ${file.bytes} bytes, the record says ${bytes}`));
      } else if (file.sha256 !== sha256) {
        findings.push(refused(`${path} was changed after the build: its SHA-256 is different`));
      }
    }
    for (const { path } of found) {
      if (!recorded.has(path))
        findings.push(refused(`${path} is in the build but not in its record`));
    }
    return findings;
  },
};
