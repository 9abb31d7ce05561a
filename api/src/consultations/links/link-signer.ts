import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SigningKeysRepository } from './signing-keys.repository.js';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/**
 * Makes and checks the tokens of bookings: the booking's id and the first 128 bits of an HMAC-SHA256 over it. A token
 * can be made again for every mail, so none is stored.
 */
@Injectable()
export class LinkSigner {
  private key: Promise<string> | undefined;

  constructor(private readonly keys: SigningKeysRepository) {}

  /** @param id UUID of the booking */
  async tokenOf(id: string): Promise<string> {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return Buffer.concat([bytes, await this.sign(bytes)]).toString('base64url');
  }

  /** The id of a booking whose token was signed by us; undefined for any other text. */
  async open(token: string): Promise<string | undefined> {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined;
    const id = bytes.subarray(0, ID_BYTES);
    if (!timingSafeEqual(bytes.subarray(ID_BYTES), await this.sign(id))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private async sign(id: Buffer): Promise<Buffer> {
    // A failed read must not be kept.
    this.key ??= this.keys.key('consultation-links').catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    const digest = createHmac('sha256', await this.key)
      .update(id)
      .digest();
    return digest.subarray(0, SIGNATURE_BYTES);
  }
}
