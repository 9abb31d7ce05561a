import { Inject, Injectable } from '@nestjs/common';
import type { MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { DailyVolume } from '../rate-limit/daily-volume.js';
import { MockupRepository } from './mockup.repository.js';
import { MOCKUP_ENGINE, type MockupEngine } from './mockup-engine.js';

/** Drafts homepages and keeps what was asked and answered. */
@Injectable()
export class MockupService {
  constructor(
    @Inject(MOCKUP_ENGINE) private readonly engine: MockupEngine,
    private readonly mockups: MockupRepository,
    private readonly volume: DailyVolume,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Drafts and keeps the draft, but no more a day than one visitor may have kept. Nothing is kept for a client that has
   * left.
   * @param address the visitor's
   * @param signal aborts when the client has left
   * @param onProgress hears how far the writing is
   * @throws the signal's reason
   */
  async generate(
    request: MockupRequest,
    address: string | undefined,
    signal: AbortSignal,
    onProgress?: (progress: MockupProgress) => void,
  ): Promise<MockupResponse> {
    const { mockup, quote } = await this.engine.draft(request, signal, onProgress);
    signal.throwIfAborted();
    const kept = { engine: this.engine.name, request, mockup, quote };
    const bytes = Buffer.byteLength(JSON.stringify(kept));
    const { dailyBytes } = this.environment.mockup;
    if (await this.volume.take('drafts', address, bytes, dailyBytes)) await this.mockups.add(kept);
    return { mockup, quote };
  }
}
