import type { Environment } from '../config/environment.js';
import { ConsultationsRepository } from '../consultations/consultations.repository.js';
import { ConsultationReports } from '../consultations/delivery/consultation-reports.js';
import { SigningKeysRepository } from '../consultations/links/signing-keys.repository.js';
import type { Database } from '../database/database.js';
import { OutboxRepository } from '../outbox/outbox.repository.js';
import { StudioTimes } from '../studio-calendar/times/studio-times.js';
import { BlockedDaysCommand } from './blocked-days-command.js';
import { BookingCancellation } from './booking-cancellation.js';
import { BookingsRepository } from './bookings.repository.js';
import { BookingsCommand } from './bookings-command.js';

/** The commands for bookings on a database. */
export function createBookingsCommand(
  environment: Environment,
  database: Database,
): BookingsCommand {
  const bookings = new BookingsRepository(database);
  const consultations = new ConsultationsRepository(database);
  const times = new StudioTimes(environment.consultations);
  const reports = new ConsultationReports(
    environment,
    new OutboxRepository(database),
    consultations,
  );
  return new BookingsCommand(
    bookings,
    consultations,
    new BlockedDaysCommand(bookings, consultations, times),
    new BookingCancellation(
      bookings,
      consultations,
      reports,
      times,
      environment.mail !== undefined,
    ),
    new SigningKeysRepository(database),
    environment.siteOrigin,
  );
}
