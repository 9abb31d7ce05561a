import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SharedMockup, ShareMockupResponse } from '@northloop/contracts';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { ApiException } from '../../http/errors/api-exception.js';
import { DailyVolume } from '../../rate-limit/daily-volume.js';
import { readSharedMockup } from './read-shared-mockup.js';
import { SHARED_MOCKUP_MAX_BYTES } from './share-limits.js';
import { SharedMockupsRepository } from './shared-mockups.repository.js';

const ID_BYTES = 16;
const KEY_BYTES = 24;
const DAY_MS = 86_400_000;

const notFound = () =>
  new ApiException(
    'NOT_FOUND',
    'This mockup does not exist. It may have been deleted or have expired.',
  );

/** Only the hash of a delete key is stored, so that reading the table is not enough to delete a draft. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Stores drafts under unguessable addresses until their makers delete them or they expire. */
@Injectable()
export class ShareMockupService {
  constructor(
    private readonly shared: SharedMockupsRepository,
    private readonly volume: DailyVolume,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * @param address the visitor's, for the daily limit
   * @throws {ApiException} VALIDATION_FAILED if the value is not a valid draft or too large; RATE_LIMITED
   */
  async share(value: unknown, address: string | undefined): Promise<ShareMockupResponse> {
    const mockup = readSharedMockup(value);
    if (mockup === undefined) {
      throw new ApiException(
        'VALIDATION_FAILED',
        'This mockup cannot be shared. Please generate a new one and share that.',
      );
    }
    const bytes = Buffer.byteLength(JSON.stringify(mockup));
    if (bytes > SHARED_MOCKUP_MAX_BYTES) {
      throw new ApiException(
        'VALIDATION_FAILED',
        'This mockup has too much text to share. Please shorten some of it and try again.',
      );
    }
    if (!(await this.volume.take('shared', address, bytes, this.environment.mockup.dailyBytes))) {
      throw new ApiException(
        'RATE_LIMITED',
        'You have shared a lot of mockups today. Please try again tomorrow.',
      );
    }
    const id = randomBytes(ID_BYTES).toString('base64url');
    const deleteKey = randomBytes(KEY_BYTES).toString('base64url');
    await this.shared.add({ id, mockup, deleteKeyHash: hashOf(deleteKey) });
    return { id, deleteKey, expires: this.expires() };
  }

  /** @throws {ApiException} NOT_FOUND */
  async find(id: string): Promise<SharedMockup> {
    // Validated again, because the rules may have changed since it was stored.
    const mockup = readSharedMockup(await this.shared.find(id));
    if (mockup === undefined) throw notFound();
    return mockup;
  }

  /** @throws {ApiException} NOT_FOUND, also for a wrong key, so that the caller cannot learn whether the id exists */
  async delete(id: string, deleteKey: string): Promise<void> {
    if (!(await this.shared.delete(id, hashOf(deleteKey)))) throw notFound();
  }

  private expires(): string | null {
    const { mockupDays } = this.environment.retention;
    if (mockupDays === 0) return null;
    return new Date(Date.now() + mockupDays * DAY_MS).toISOString().slice(0, 10);
  }
}
