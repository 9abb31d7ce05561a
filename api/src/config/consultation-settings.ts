import { type ApiValues, CONSULTATION_HOURS_PATTERN } from '@northloop/contracts/settings';

/** Hours in which consultations take place, on some days of the week. */
export interface ConsultationHours {
  /** ISO numbers: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  /** Start of the first consultation, in minutes since midnight. */
  opens: number;
  /** End of the last one, in minutes since midnight. */
  closes: number;
}

/** First and last of some closed days: `12-24` in every year, `2027-07-06` in one. */
export interface ClosedDays {
  first: string;
  last: string;
}

/** A calendar whose events keep times from being booked. */
export interface BusyCalendarSettings {
  url: string;
  pollSeconds: number;
}

/** When consultations may be booked. Days and hours count in the studio's time zone. */
export interface ConsultationSettings {
  hours: readonly ConsultationHours[];
  /** Country and state whose public holidays are closed, such as `US-MN`. */
  holidays: string | undefined;
  closed: readonly ClosedDays[];
  /** Working hours before the earliest time that can still be booked. */
  leadHours: number;
  horizonDays: number;
  bufferMinutes: number;
  dayLimit: number;
  busyCalendar: BusyCalendarSettings | undefined;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const NONE = 'none';

/** The settings for consultations from the API's variables. */
export function consultationSettings(values: ApiValues): ConsultationSettings {
  const { CONSULTATION_HOLIDAYS: holidays, CALENDAR_URL: url } = values;
  return {
    hours: values.CONSULTATION_HOURS.map(readHours),
    holidays: holidays === NONE ? undefined : holidays,
    closed: values.CONSULTATION_CLOSED.filter((days) => days !== NONE).map(readClosedDays),
    leadHours: values.CONSULTATION_LEAD_HOURS,
    horizonDays: values.CONSULTATION_HORIZON_DAYS,
    bufferMinutes: values.CONSULTATION_BUFFER_MINUTES,
    dayLimit: values.CONSULTATION_DAY_LIMIT,
    busyCalendar:
      url === undefined ? undefined : { url, pollSeconds: values.CALENDAR_POLL_SECONDS },
  };
}

function readHours(text: string): ConsultationHours {
  const {
    first = '',
    last = first,
    opens,
    closes,
  } = CONSULTATION_HOURS_PATTERN.exec(text)?.groups ?? {};
  return {
    weekdays: weekdaysFrom(first, last),
    opens: minutesOf(opens),
    closes: minutesOf(closes),
  };
}

/** From one day to another; `Sat` to `Mon` goes over the end of the week. */
function weekdaysFrom(first: string, last: string): number[] {
  const from = WEEKDAYS.indexOf(first);
  const count = ((WEEKDAYS.indexOf(last) - from + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length: count }, (_, day) => ((from + day) % WEEKDAYS.length) + 1);
}

function minutesOf(clock = ''): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function readClosedDays(text: string): ClosedDays {
  const [first = '', last = first] = text.split('..');
  return { first, last };
}
