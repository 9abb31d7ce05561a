import type { MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';

/** Injection token of the engine that drafts. */
export const MOCKUP_ENGINE = Symbol('MockupEngine');

/** Drafts a homepage and estimates what building it would cost. */
export interface MockupEngine {
  readonly name: string;
  /**
   * @param signal ends the work when nobody waits for the draft any more
   * @param onProgress hears how far the writing is, where it takes long enough to be worth telling
   * @throws the signal's reason
   */
  draft(
    request: MockupRequest,
    signal?: AbortSignal,
    onProgress?: (progress: MockupProgress) => void,
  ): Promise<MockupResponse>;
}
