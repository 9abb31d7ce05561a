import { type Candidate, type ReleaseCheck, refused } from './release-check.js';

/** Shell and module must use the same version of the contract. */
export const contractCheck: ReleaseCheck<Pick<Candidate, 'record' | 'host'>> = {
  title: 'built for the contract of the shell',
  run: ({ record, host }) =>
    record.contract === host.contract
      ? []
      : [
          refused(
            `it is built for contract ${record.contract}, but ${host.source} offers ${host.contract}: build it with the packages of that version`,
          ),
        ],
};
