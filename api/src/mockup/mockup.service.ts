import { Inject, Injectable } from '@nestjs/common';
import type { MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';
import { MockupRepository } from './mockup.repository.js';
import { MOCKUP_ENGINE, type MockupEngine } from './mockup-engine.js';

/** Drafts homepages and keeps what was asked and answered. */
@Injectable()
export class MockupService {
  constructor(
    @Inject(MOCKUP_ENGINE) private readonly engine: MockupEngine,
    private readonly mockups: MockupRepository,
  ) {}

  /**
   * Drafts and keeps the draft. Nothing is kept for a client that has left.
   * @param signal aborts when the client has left
   * @param onProgress hears how far the writing is
   * @throws the signal's reason
   */
  async generate(
    request: MockupRequest,
    signal: AbortSignal,
    onProgress?: (progress: MockupProgress) => void,
  ): Promise<MockupResponse> {
    const { mockup, quote } = await this.engine.draft(request, signal, onProgress);
    signal.throwIfAborted();
    await this.mockups.add({ engine: this.engine.name, request, mockup, quote });
    return { mockup, quote };
  }
}
