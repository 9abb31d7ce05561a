import { capitalized } from '../copy/fill-slots.js';
import type { DraftSource } from '../draft-source.js';
import { unsettled } from '../unsettled.js';
import type { SectionBody } from './section-body.js';

/** The people whom the description names; the trade's usual roles only if it says nothing about people at all. */
export function team(source: DraftSource): SectionBody {
  const { brief, trade } = source;
  const { people, settled } = brief.facts;
  if (people.length > 0) {
    return {
      entries: people.map(({ name, role }) => ({
        name,
        description: role === undefined ? '' : capitalized(role),
        fact: '',
      })),
      ...(people.length === 1 && people[0] && { title: `Meet ${people[0].name}` }),
    };
  }
  if (settled.has('team') || !trade.sections.includes('team')) return undefined;
  const staff = unsettled(trade.staff, source);
  if (staff.length < 2) return undefined;
  return {
    entries: staff.map(({ role, line }) => ({ name: role, description: line, fact: '' })),
    sample: true,
  };
}
