/** When somebody would like to talk, as far as they said so. All of it counts in their own time zone. */
export interface Wish {
  /** First and last date, as `2026-12-08`. */
  dates?: { first: string; last: string };
  /** Clock time, in minutes since midnight. */
  clock?: number;
  /** Part of the day, from and to, in minutes since midnight. */
  part?: { from: number; to: number };
}

/** Whether nothing was said about the time. */
export const isOpenWish = ({ dates, clock, part }: Wish): boolean =>
  dates === undefined && clock === undefined && part === undefined;

/** Whether an hour of one day was named. */
export const isOneTime = ({ dates, clock }: Wish): boolean =>
  clock !== undefined && dates !== undefined && dates.first === dates.last;
