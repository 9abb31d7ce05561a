/** The unfolded lines of the parts of a calendar that say when it is busy. */
export interface CalendarBlocks {
  zones: string[][];
  events: string[][];
  /** Number of events that begin and do not end. */
  broken: number;
}

/** What is read of an event. All else, such as its description, may be as long and as malformed as it likes. */
const EVENT_LINE =
  /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)(?![\w-])/i;

const ZONE_LINE = /^(?:BEGIN|END|TZID|DTSTART|RRULE|RDATE|TZOFFSETFROM|TZOFFSETTO)(?![\w-])/i;

/** Lines as RFC 5545 folds them. */
const FOLD = /(?:\r\n|\n|\r)[ \t]/g;

const EDGE = /^(BEGIN|END):\s*(\S+)\s*$/i;

/**
 * Cuts a calendar into its events and time zones, so that one of them can be wrong without the others.
 * @throws Error if the text is no calendar, or was cut off before its end.
 */
export function cutCalendar(ics: string): CalendarBlocks {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(ics)) throw new Error('The answer is not a calendar');
  const blocks: CalendarBlocks = { zones: [], events: [], broken: 0 };
  let isComplete = false;
  let block: OpenBlock | undefined;
  for (const line of ics.replace(FOLD, '').split(/\r\n|\n|\r/)) {
    const [, edge, kind] = EDGE.exec(line)?.map((part) => part.toUpperCase()) ?? [];
    const opens = edge === 'BEGIN' && (kind === 'VEVENT' || kind === 'VTIMEZONE');
    if (kind === 'VCALENDAR') isComplete = edge === 'END';
    if (kind === 'VCALENDAR' || opens) {
      if (block?.kind === 'VEVENT') blocks.broken += 1;
      block = opens ? { kind, lines: [], within: 0 } : undefined;
    } else if (block !== undefined && edge === 'END' && kind === block.kind) {
      blocks[kind === 'VEVENT' ? 'events' : 'zones'].push(block.lines);
      block = undefined;
    } else if (block !== undefined) {
      addLine(block, line, edge);
    }
  }
  if (!isComplete) throw new Error('The calendar was cut off before its end');
  return blocks;
}

interface OpenBlock {
  kind: string;
  lines: string[];
  /** Number of components that are open within an event, such as its alarm, which has times of its own. */
  within: number;
}

function addLine(block: OpenBlock, line: string, edge: string | undefined): void {
  if (block.kind === 'VTIMEZONE') {
    if (ZONE_LINE.test(line)) block.lines.push(line);
  } else if (edge !== undefined) {
    block.within = Math.max(0, block.within + (edge === 'BEGIN' ? 1 : -1));
  } else if (block.within === 0 && EVENT_LINE.test(line)) {
    block.lines.push(line);
  }
}
