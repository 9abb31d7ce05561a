import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { agency } from '../agency/agency.js';
import type { Environment } from '../config/environment.js';
import { ApiException } from '../http/errors/api-exception.js';
import { writeFeed, writeFile } from './calendar-files/write-calendar-file.js';
import { studioEvent, visitorEvent } from './consultation-event.js';
import { ConsultationsRepository } from './consultations.repository.js';
import { consultationLink } from './links/consultation-link.js';
import { LinkSigner } from './links/link-signer.js';
import { SigningKeysRepository } from './links/signing-keys.repository.js';

type Settings = Pick<Environment, 'mail' | 'siteOrigin'>;

/** How often a calendar should look for changes, in minutes. */
const REFRESH_MINUTES = 15;

/** How long a past consultation stays in the feed, in milliseconds: 90 days. */
const PAST_MS = 90 * 86_400_000;

/** Writes calendar files for those who have the key to them. */
@Injectable()
export class ConsultationCalendars {
  constructor(
    private readonly consultations: ConsultationsRepository,
    private readonly signer: LinkSigner,
    private readonly keys: SigningKeysRepository,
  ) {}

  /** @throws ApiException NOT_FOUND for an unknown token */
  async fileOf(token: string, { mail, siteOrigin }: Settings): Promise<string> {
    const id = await this.signer.open(token);
    const stored = id === undefined ? undefined : await this.consultations.find(id);
    if (stored === undefined) {
      throw new ApiException('NOT_FOUND', 'We do not know this booking. Open the link again.');
    }
    const page =
      siteOrigin === undefined ? undefined : consultationLink(siteOrigin, 'booking', token);
    return writeFile(visitorEvent(stored, mail, page));
  }

  /** @throws ApiException NOT_FOUND for another key than the studio's */
  async feed(key: string, { mail }: Settings): Promise<string> {
    const own = Buffer.from(await this.keys.key('consultation-feed'));
    const given = Buffer.from(key);
    if (given.length !== own.length || !timingSafeEqual(given, own)) {
      throw new ApiException(
        'NOT_FOUND',
        'This is not the address of the feed. `pnpm leads bookings feed` prints it.',
      );
    }
    const bookings = await this.consultations.upcoming(new Date(Date.now() - PAST_MS));
    return writeFeed(
      bookings.map((stored) => studioEvent(stored, mail)),
      { name: `${agency.name} consultations`, refreshMinutes: REFRESH_MINUTES },
    );
  }
}
