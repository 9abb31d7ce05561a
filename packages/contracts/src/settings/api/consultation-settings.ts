import { siteConfig } from '../../site-config.js';
import { setting } from '../setting.js';
import { address, listOf, matching, wholeNumber } from '../value-types.js';

const { opens, closes } = siteConfig.hours;

/** Such as `Mon-Fri 08:00-18:00`: days of the week, and the hours from the first start to the last end. */
export const CONSULTATION_HOURS_PATTERN =
  /^(?<first>Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:-(?<last>Mon|Tue|Wed|Thu|Fri|Sat|Sun))? (?<opens>[01]\d:[0-5]\d|2[0-3]:[0-5]\d)-(?<closes>[01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$/;

/** Such as `12-24` or `12-26..12-31` in every year, or `2027-07-06..2027-07-09` in one. */
const CLOSED_DAYS =
  /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:\.\.(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/;

/** Such as `US-MN`: a country and a state. */
const REGION = /^([A-Z]{2}(-[A-Z0-9]{1,3})?|none)$/;

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** When visitors may book a consultation. All times count in the studio's time zone. */
export const consultationSettings = {
  CONSULTATION_HOURS: setting(
    listOf(
      ',',
      (hours) => CONSULTATION_HOURS_PATTERN.test(hours),
      'days and hours such as Mon-Thu 08:00-18:00, Fri 08:00-12:00',
    ),
    {
      meaning: 'Days and hours in which consultations take place.',
      default: `Mon-Fri ${clock(opens)}-${clock(closes)}`,
    },
  ),
  CONSULTATION_HOLIDAYS: setting(matching(REGION, 'a country and state such as US-MN, or none'), {
    meaning: 'Country and state whose public holidays are closed. With none, no holiday is.',
    default: 'US-MN',
  }),
  CONSULTATION_CLOSED: setting(
    listOf(
      ',',
      (days) => days === 'none' || CLOSED_DAYS.test(days),
      'days such as 12-24..12-31, 2027-07-06..2027-07-09, or none',
    ),
    {
      meaning: 'More closed days: in every year, or with a year in that year only.',
      default: '12-24..12-31',
    },
  ),
  CONSULTATION_LEAD_HOURS: setting(wholeNumber(0, 200), {
    meaning: 'Working hours between a booking and the earliest time that it may take.',
    default: 4,
  }),
  CONSULTATION_HORIZON_DAYS: setting(wholeNumber(1, 365), {
    meaning: 'How many days ahead a consultation may be booked.',
    default: 42,
  }),
  CONSULTATION_BUFFER_MINUTES: setting(wholeNumber(0, 240), {
    meaning: 'Minutes that stay free between two consultations.',
    default: 15,
  }),
  CONSULTATION_DAY_LIMIT: setting(wholeNumber(1, 100), {
    meaning: 'Most consultations on one day.',
    default: 6,
  }),
  CALENDAR_URL: setting(address('http', 'https'), {
    meaning:
      'Address of a calendar (ICS) in which the studio is busy, such as the private address of a Google calendar. Its times cannot be booked.',
    example: 'https://calendar.northloop.example/studio/private.ics',
  }),
  CALENDAR_POLL_SECONDS: setting(wholeNumber(10, 86_400), {
    meaning: 'Seconds between two looks at `CALENDAR_URL`.',
    default: 300,
  }),
};
