import { type StoredConsultation, stateOf } from '../consultations/consultation.js';
import type { ConsultationsRepository } from '../consultations/consultations.repository.js';
import { feedLink } from '../consultations/links/consultation-link.js';
import type { SigningKeysRepository } from '../consultations/links/signing-keys.repository.js';
import type { BlockedDaysCommand } from './blocked-days-command.js';
import type { BookingCancellation } from './booking-cancellation.js';
import { describeBooking } from './booking-text.js';
import type { BookingsRepository } from './bookings.repository.js';
import { toCsv } from './csv.js';
import { LEADS_USAGE, readArguments } from './leads-usage.js';

const OPTIONS = {
  all: { type: 'boolean' },
  renew: { type: 'boolean' },
  word: { type: 'string' },
} as const;

/** The agency's commands for the consultations that visitors have booked. */
export class BookingsCommand {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly consultations: ConsultationsRepository,
    private readonly blockedDays: BlockedDaysCommand,
    private readonly cancellation: BookingCancellation,
    private readonly keys: SigningKeysRepository,
    private readonly siteOrigin: string | undefined,
  ) {}

  /**
   * Runs one command and resolves with its output.
   * @param args what follows `bookings`
   * @throws Error with a message for the user if there is no such command, or it cannot be done
   */
  async run(args: readonly string[]): Promise<string> {
    const { values, positionals } = readArguments({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    const [command, first, last, ...rest] = positionals;
    // An option that another command has would silently do nothing.
    const has = (option?: keyof typeof OPTIONS) =>
      Object.keys(values).every((given) => given === option);
    if (rest.length > 0) throw new Error(LEADS_USAGE);
    if (command === undefined && has('all')) return this.list(values.all === true);
    if (first === undefined) {
      if (command === 'export' && has()) return this.export();
      if (command === 'blocked' && has()) return this.blockedDays.list();
      if (command === 'feed' && has('renew')) return this.feed(values.renew === true);
      throw new Error(LEADS_USAGE);
    }
    if (command === 'block' && has()) return this.blockedDays.block(first, last);
    if (command === 'unblock' && has()) return this.blockedDays.unblock(first, last);
    if (command === 'cancel' && last === undefined && has('word')) {
      return this.cancellation.cancel(first, values.word);
    }
    throw new Error(LEADS_USAGE);
  }

  /** The upcoming bookings, earliest first, or all of them, the latest first. */
  private async list(withPast: boolean): Promise<string> {
    const bookings = withPast
      ? await this.bookings.latestFirst()
      : await this.consultations.upcoming(new Date());
    if (bookings.length === 0) return 'No consultations are booked.\n';
    const mails = await this.bookings.mails(bookings.map(({ id }) => id));
    return bookings.map((stored) => describeBooking(stored, mails)).join('\n');
  }

  private async export(): Promise<string> {
    const bookings = await this.bookings.all();
    return toCsv(
      EXPORT_COLUMNS,
      bookings.map((stored) => EXPORT_COLUMNS.map((column) => cell(stored, column))),
    );
  }

  /** @throws Error with a message for the user if the site's address is not set */
  private async feed(mustRenew: boolean): Promise<string> {
    const { siteOrigin } = this;
    if (siteOrigin === undefined) {
      throw new Error(
        'Set SITE_ORIGIN to the public address of the site. The address of the feed needs it.',
      );
    }
    const key = mustRenew
      ? await this.keys.renew('consultation-feed')
      : await this.keys.key('consultation-feed');
    return [
      feedLink(siteOrigin, key),
      'Subscribe to this address in the calendar of the studio. Keep it private: it shows every booking.',
      ...(mustRenew
        ? ['It is new. The old address no longer works, so change it in every calendar.']
        : []),
      '',
    ].join('\n');
  }
}

const EXPORT_COLUMNS = [
  'id',
  'createdAt',
  'startsAt',
  'state',
  'name',
  'email',
  'phone',
  'topic',
  'attachment',
  'timeZone',
  'sequence',
  'confirmedAt',
  'cancelledAt',
  'word',
  'suspicion',
  'consentVersion',
] as const satisfies readonly (keyof StoredConsultation)[];

function cell(stored: StoredConsultation, column: (typeof EXPORT_COLUMNS)[number]): string | null {
  // The stored state does not say that a time was not confirmed.
  if (column === 'state') return stateOf(stored);
  const value = stored[column];
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? String(value) : value;
}
