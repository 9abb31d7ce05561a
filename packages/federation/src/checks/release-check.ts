import type { ContentEntry, ModuleManifest, ReleaseRecord } from '@northloop/contracts';

/** What a shell provides to modules. */
export interface HostOffer {
  contract: number;
  /** Exact versions of the shared singletons, by package. */
  shared: Readonly<Record<string, string>>;
  /** Where this information comes from, for messages. */
  source: string;
}

/** The release that visitors get now. */
export interface LiveRelease {
  record: Pick<ReleaseRecord, 'version' | 'routes'>;
  content: readonly ContentEntry[];
}

/** A build that is to become a release, with everything that the checks compare it with. */
export interface Candidate {
  manifest: ModuleManifest;
  record: ReleaseRecord;
  /** Folder of the build. */
  folder: string;
  /** Root of the workspace, for the shell's own tools. */
  workspace: string;
  host: HostOffer;
  live: LiveRelease | null;
  /** Reason why existing routes may be removed; without it they may not. */
  removedRoutesReason?: string;
}

/** What a check found: a reason to refuse the release, or something the team should know. */
export interface Finding {
  level: 'refused' | 'warning';
  text: string;
}

/** One requirement for a release. */
export interface ReleaseCheck<Needs = Candidate> {
  /** What is true if the check passes. */
  title: string;
  run: (candidate: Needs) => Finding[] | Promise<Finding[]>;
}

export const refused = (text: string): Finding => ({ level: 'refused', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
