import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import type { Database } from '../database/database.js';
import { BusyCalendar } from './busy/busy-calendar.js';
import { StudioCalendarRepository } from './studio-calendar.repository.js';
import { bookedPeriod, freeSlots, nearestSlots } from './times/free-slots.js';
import { StudioTimes } from './times/studio-times.js';

/** First and last date, in the studio's time zone. */
export interface DateRange {
  from: string;
  to: string;
}

/** Whether a time is booked from within a transaction, and by whom not. */
interface Looking {
  /** Sees what the transaction sees. */
  transaction?: Database;
  /** A booking that does not count, because it is being moved. */
  except?: string;
}

const MINUTE_MS = 60_000;

/** Knows which times can be booked. All times are starts, in milliseconds since 1970. */
@Injectable()
export class StudioCalendarService {
  readonly times: StudioTimes;
  /** In milliseconds. */
  private readonly buffer: number;
  private readonly dayLimit: number;

  constructor(
    @Inject(ENVIRONMENT) { consultations }: Environment,
    private readonly repository: StudioCalendarRepository,
    private readonly busyCalendar: BusyCalendar,
  ) {
    this.times = new StudioTimes(consultations);
    this.buffer = consultations.bufferMinutes * MINUTE_MS;
    this.dayLimit = consultations.dayLimit;
  }

  /** Every date that can be booked now. */
  bookableDates(now = Date.now()): DateRange {
    return { from: this.times.dateOf(now), to: this.times.lastDate(now) };
  }

  /** The free times from one date to another, earliest first; none in the past or beyond the horizon. */
  async freeSlots(
    range: DateRange = this.bookableDates(),
    { transaction, except }: Looking = {},
    now = Date.now(),
  ): Promise<number[]> {
    const { times } = this;
    const bookable = this.bookableDates(now);
    const from = isBefore(range.from, bookable.from) ? bookable.from : range.from;
    const to = isBefore(range.to, bookable.to) ? range.to : bookable.to;
    if (isBefore(to, from)) return [];
    const period = { start: times.dayOf(from).start, end: times.dayOf(to).end };
    const { booked, blockedDates } = await this.repository.takenTimes(
      period,
      [from, to],
      except,
      transaction,
    );
    const taken = [
      ...booked.map((start) => bookedPeriod(start, this.buffer)),
      ...this.busyCalendar.busyTimes(period),
    ];
    const full = this.fullDates(booked);
    const earliest = times.earliest(now);
    const free: number[] = [];
    for (let date = from; date <= to; date = times.dateAfter(date, 1)) {
      if (blockedDates.has(date) || full.has(date)) continue;
      const slots = times.slotsOf(date).filter((slot) => slot >= earliest);
      free.push(...freeSlots(slots, taken));
    }
    return free;
  }

  /** Whether a time can be booked. In a transaction that holds the lock of its date, it stays so until the end. */
  async isFree(slot: number, looking: Looking = {}): Promise<boolean> {
    const date = this.times.dateOf(slot);
    return (await this.freeSlots({ from: date, to: date }, looking)).includes(slot);
  }

  /** The free times nearest to a wanted one, earliest first. */
  async nearest(wanted: number, count: number): Promise<number[]> {
    return nearestSlots(await this.freeSlots(), wanted, count);
  }

  /** Dates with as many consultations as the studio takes in a day. */
  private fullDates(booked: readonly number[]): ReadonlySet<string> {
    const counts = new Map<string, number>();
    for (const start of booked) {
      const date = this.times.dateOf(start);
      counts.set(date, (counts.get(date) ?? 0) + 1);
    }
    return new Set([...counts].filter(([, count]) => count >= this.dayLimit).map(([date]) => date));
  }
}

/** Dates as `2026-12-01` are in order as texts. */
const isBefore = (date: string, other: string): boolean => date < other;
