import { dayOf, instantOf, type Moment } from './wall-time.js';

/** The instances of a series that do not take place, or in another way. */
export class Exceptions {
  private readonly instants = new Set<number>();
  private readonly days = new Set<number>();

  constructor(moments: readonly Moment[] = []) {
    for (const moment of moments) this.add(moment);
  }

  /** Adds one instance; a date means all that start on that day, on the clock of the series. */
  add({ wall, isDate, offsetAt }: Moment): void {
    if (isDate) this.days.add(wall);
    else this.instants.add(instantOf(wall, offsetAt));
  }

  /** Whether the instance that starts at a moment is among them. */
  has({ wall, offsetAt }: Moment): boolean {
    return this.days.has(dayOf(wall)) || this.instants.has(instantOf(wall, offsetAt));
  }
}
