import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type Mockup,
  SHARED_MOCKUP_ID_PATTERN,
  type ShareMockupResponse,
} from '@northloop/contracts';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { ApiException } from '../../http/api-exception.js';
import { readMockup } from '../document/mockup-schema.js';
import { SharedMockupsRepository } from './shared-mockups.repository.js';

const ID_BYTES = 16;
const KEY_BYTES = 24;
const DAY_MS = 86_400_000;

const notFound = () =>
  new ApiException('NOT_FOUND', 'This mockup is not here. It may have been deleted or expired.');

/** Only the hash of a delete key is kept, so that nobody who reads the table can delete with it. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Keeps drafts under addresses that cannot be guessed, until their makers or time delete them. */
@Injectable()
export class ShareMockupService {
  constructor(
    private readonly shared: SharedMockupsRepository,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @throws {ApiException} VALIDATION_FAILED for what is no draft of the contract */
  async share(value: unknown): Promise<ShareMockupResponse> {
    const mockup = readMockup(value);
    if (mockup === undefined) {
      throw new ApiException('VALIDATION_FAILED', 'This is not a mockup that can be shared.');
    }
    const id = randomBytes(ID_BYTES).toString('base64url');
    const deleteKey = randomBytes(KEY_BYTES).toString('base64url');
    await this.shared.add({ id, mockup, deleteKeyHash: hashOf(deleteKey) });
    return { id, deleteKey, expires: this.expires() };
  }

  /** @throws {ApiException} NOT_FOUND */
  async find(id: string): Promise<Mockup> {
    // Read anew: it was checked by the rules of the day it was kept.
    const mockup = SHARED_MOCKUP_ID_PATTERN.test(id)
      ? readMockup(await this.shared.find(id))
      : undefined;
    if (mockup === undefined) throw notFound();
    return mockup;
  }

  /** @throws {ApiException} NOT_FOUND, for a wrong key too: who asks must not learn whether the id exists */
  async delete(id: string, deleteKey: string): Promise<void> {
    const isDeleted =
      SHARED_MOCKUP_ID_PATTERN.test(id) && (await this.shared.delete(id, hashOf(deleteKey)));
    if (!isDeleted) throw notFound();
  }

  private expires(): string | null {
    const { mockupDays } = this.environment.retention;
    if (mockupDays === 0) return null;
    return new Date(Date.now() + mockupDays * DAY_MS).toISOString().slice(0, 10);
  }
}
