import { Inject, Injectable } from '@nestjs/common';
import type { MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { DailyVolume } from '../rate-limit/daily-volume.js';
import { MockupRepository } from './mockup.repository.js';
import { MOCKUP_ENGINE, type MockupEngine } from './mockup-engine.js';

/** Creates drafts of homepages and stores them with their requests. */
@Injectable()
export class MockupService {
  constructor(
    @Inject(MOCKUP_ENGINE) private readonly engine: MockupEngine,
    private readonly mockups: MockupRepository,
    private readonly volume: DailyVolume,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Creates a draft and stores it, within the visitor's daily limit. Nothing is stored if the client disconnects.
   * @param address the visitor's
   * @param signal aborts when the client disconnects
   * @param onProgress is told the progress of the writing
   * @throws the signal's reason
   */
  async generate(
    request: MockupRequest,
    address: string | undefined,
    signal: AbortSignal,
    onProgress?: (progress: MockupProgress) => void,
  ): Promise<MockupResponse> {
    const response = await this.engine.draft(request, signal, onProgress);
    signal.throwIfAborted();
    const { mockup, quote } = response;
    const kept = { engine: this.engine.name, request, mockup, quote };
    const bytes = Buffer.byteLength(JSON.stringify(kept));
    const { dailyBytes } = this.environment.mockup;
    if (await this.volume.take('drafts', address, bytes, dailyBytes)) await this.mockups.add(kept);
    return response;
  }
}
