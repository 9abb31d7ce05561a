import type { Environment } from '../config/environment.js';
import { ConsultationsRepository } from '../consultations/consultations.repository.js';
import { ConsultationReports } from '../consultations/delivery/consultation-reports.js';
import { SigningKeysRepository } from '../consultations/links/signing-keys.repository.js';
import type { Database } from '../database/database.js';
import { createLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { OutboxRepository } from '../outbox/outbox.repository.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { OutboxWorker } from '../outbox/outbox-worker.js';
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
    outboxService(environment, database),
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

/** Only stores messages: the worker serves no channel, and the API sends them. */
function outboxService(environment: Environment, database: Database): OutboxService {
  const outbox = new OutboxRepository(database);
  const worker = new OutboxWorker(environment, createLogger('silent'), outbox, new Metrics());
  return new OutboxService(outbox, worker);
}
