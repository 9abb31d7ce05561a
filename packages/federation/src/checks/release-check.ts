import type { ContentEntry, ModuleManifest, ReleaseRecord } from '@northloop/contracts';

/** What a shell gives to modules. */
export interface HostOffer {
  contract: number;
  /** Exact versions of the shared singletons, by package. */
  shared: Readonly<Record<string, string>>;
  /** Where this is known from, for messages. */
  source: string;
}

/** What visitors have now, where the module has a live release. */
export interface LiveRelease {
  record: Pick<ReleaseRecord, 'version' | 'routes'>;
  content: readonly ContentEntry[];
}

/** A build that wants to become a release, with all that the checks compare it with. */
export interface Candidate {
  manifest: ModuleManifest;
  record: ReleaseRecord;
  /** Folder of the build. */
  folder: string;
  /** Root of the workspace, for the shell's own tools. */
  workspace: string;
  host: HostOffer;
  live: LiveRelease | null;
  /** Why routes that visitors have may go; without it they may not. */
  removedRoutesReason?: string;
}

/** What a check found: a reason to refuse the release, or something that its team should know. */
export interface Finding {
  level: 'refused' | 'warning';
  text: string;
}

/** One thing that a release must meet, and what of a candidate must be known for it. */
export interface ReleaseCheck<Needs = Candidate> {
  /** What holds when it passes. */
  title: string;
  run: (candidate: Needs) => Finding[] | Promise<Finding[]>;
}

export const refused = (text: string): Finding => ({ level: 'refused', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
