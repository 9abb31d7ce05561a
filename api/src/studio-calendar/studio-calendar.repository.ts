import { Inject, Injectable } from '@nestjs/common';
import { and, between, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { blockedDays, consultations } from '../database/schema.js';
import type { Period } from './times/studio-times.js';

/** What the database knows of some days. */
export interface TakenTimes {
  /** Starts of the consultations that stand, in milliseconds since 1970. */
  booked: number[];
  /** Dates on which the studio takes none. */
  blockedDates: Set<string>;
}

@Injectable()
export class StudioCalendarRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * Reads what is taken within a period.
   * @param dates first and last date of the same period
   * @param except a booking that does not count, because it is being moved
   * @param database a transaction, to see what it sees
   */
  async takenTimes(
    { start, end }: Period,
    [firstDate, lastDate]: readonly [string, string],
    except?: string,
    database: Database = this.database,
  ): Promise<TakenTimes> {
    const booked = database
      .select({ startsAt: consultations.startsAt })
      .from(consultations)
      .where(
        and(
          stands,
          gte(consultations.startsAt, new Date(start)),
          lt(consultations.startsAt, new Date(end)),
          except === undefined ? undefined : ne(consultations.id, except),
        ),
      );
    const blocked = database
      .select({ day: blockedDays.day })
      .from(blockedDays)
      .where(between(blockedDays.day, firstDate, lastDate));
    const [bookings, days] = await Promise.all([booked, blocked]);
    return {
      booked: bookings.map((row) => row.startsAt.getTime()),
      blockedDates: new Set(days.map((row) => row.day)),
    };
  }
}

/** Whether a booking keeps its time: a time that had to be confirmed and was not is free again. */
export const stands = and(
  eq(consultations.state, 'booked'),
  or(isNull(consultations.confirmBy), sql`${consultations.confirmBy} > now()`),
);
