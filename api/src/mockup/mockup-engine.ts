import type { MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';

/** Injection token of the engine that creates drafts. */
export const MOCKUP_ENGINE = Symbol('MockupEngine');

/** Creates a draft of a homepage and an estimate of what building it would cost. */
export interface MockupEngine {
  readonly name: string;
  /**
   * @param signal aborts the work when the client no longer waits for the draft
   * @param onProgress is told the progress, if writing takes long enough to report it
   * @throws the signal's reason
   */
  draft(
    request: MockupRequest,
    signal?: AbortSignal,
    onProgress?: (progress: MockupProgress) => void,
  ): Promise<MockupResponse>;
}
