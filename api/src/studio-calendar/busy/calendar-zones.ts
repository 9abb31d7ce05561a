import { IANAZone } from 'luxon';
import { readFileZone } from './file-zone.js';
import { StepLimit } from './repeat/step-limit.js';
import type { OffsetAt } from './wall-time.js';

/** Names of zones that a calendar uses. Each takes some time to look up. */
const MOST_ZONES = 100;

/** Clocks that change twice a year take 15,000. */
const STEPS_OF_A_ZONE = 100_000;

const STEPS_OF_ALL = 1_500_000;

const UTC: OffsetAt = () => 0;

/** Knows the time zones of a calendar: those it describes itself, and those of the IANA. Never that of the server. */
export class CalendarZones {
  readonly utc = UTC;
  /** Where times without a zone, and whole days, count. */
  readonly own: OffsetAt;
  private readonly described = new Map<string, readonly string[]>();
  private readonly steps = new StepLimit(STEPS_OF_ALL);
  /** Undefined for a zone that cannot be read. */
  private readonly known = new Map<string, OffsetAt | undefined>();

  /**
   * @param descriptions lines of the VTIMEZONEs
   * @param own IANA name of the studio's zone
   * @param last year until which changes of clocks have to be known
   */
  constructor(
    descriptions: readonly (readonly string[])[],
    own: string,
    private readonly last: number,
  ) {
    this.own = offsetsOf(IANAZone.create(own));
    for (const lines of descriptions) {
      const name = lines.find((line) => /^TZID[;:]/i.test(line));
      if (name !== undefined) this.described.set(name.slice(name.indexOf(':') + 1).trim(), lines);
    }
  }

  /**
   * The clocks of a zone that the calendar names: by its own rules, else by those of the IANA, else the studio's.
   * @throws Error if its rules are malformed and no others are known
   */
  named(tzid: string): OffsetAt {
    const name = tzid.trim();
    if (!this.known.has(name)) {
      if (this.known.size >= MOST_ZONES) throw new Error('The calendar has too many time zones');
      this.known.set(name, this.find(name));
    }
    const offsetAt = this.known.get(name);
    if (offsetAt === undefined) throw new Error('The rules of a time zone are malformed');
    return offsetAt;
  }

  private find(name: string): OffsetAt | undefined {
    const lines = this.described.get(name);
    if (lines === undefined) return ianaZone(name) ?? this.own;
    try {
      return cached(readFileZone(lines, this.last, new StepLimit(STEPS_OF_A_ZONE, this.steps)));
    } catch {
      return ianaZone(name);
    }
  }
}

/** Also for `/freeassociation.sourceforge.net/America/New_York`: names have at most three parts. */
function ianaZone(name: string): OffsetAt | undefined {
  const parts = name.split('/').filter((part) => part !== '');
  const found = [-3, -2, -1]
    .map((from) => parts.slice(from).join('/'))
    .find((end) => IANAZone.isValidZone(end));
  return found === undefined ? undefined : offsetsOf(IANAZone.create(found));
}

const offsetsOf = (zone: IANAZone): OffsetAt => cached((instant) => zone.offset(instant) * 60_000);

/** Many events ask for the same days, and asking takes far longer than remembering. */
function cached(offsetAt: OffsetAt): OffsetAt {
  const offsets = new Map<number, number>();
  return (instant) => {
    const known = offsets.get(instant);
    if (known !== undefined) return known;
    const offset = offsetAt(instant);
    offsets.set(instant, offset);
    return offset;
  };
}
