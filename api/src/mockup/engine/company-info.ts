import type { Mockup, MockupSetting } from '@northloop/contracts';
import type { Trade } from '../trade/trade.js';
import type { Brief } from './brief.js';
import { capitalized } from './copy/fill-slots.js';
import { sharesWord } from './same-words.js';

/**
 * Contact data for the draft: the owner's own where the description has it, otherwise an obvious placeholder, as an
 * invented address could belong to someone.
 */
export function createCompanyInfo(
  brief: Brief,
  trade: Trade,
  setting: MockupSetting,
): Mockup['companyInfo'] {
  const { phone, email, identity, place } = brief.facts;
  const what = capitalized(identity ?? tradeName(brief, trade));
  return {
    name: brief.companyName,
    tagline: place === undefined ? what : `${what} in ${place}`,
    phone: phone ?? '(555) 555-0100',
    email: email ?? `hello@${domainLabel(brief.companyName)}.example`,
    address: addressOf(brief, setting),
  };
}

/** A trade covers businesses that call themselves differently; the owner's words decide. */
function tradeName({ companyName, description = '' }: Brief, { name, otherNames }: Trade): string {
  const told = `${companyName} ${description}`;
  return otherNames?.find(({ match }) => sharesWord(told, match))?.name ?? name;
}

function addressOf({ facts }: Brief, setting: MockupSetting): string {
  const { street, place, area } = facts;
  if (street !== undefined) return [street, place].filter(Boolean).join(', ');
  if (setting === 'visits') return area.length > 0 ? `Serving ${listed(area)}` : (place ?? '');
  if (setting === 'online') return place ?? '';
  return `Your street, ${place ?? 'your city'}`;
}

/** Without a comma before 'and', as owners write their places. */
const LIST = new Intl.ListFormat('en-GB');

/** 'Woodbury, Hastings and Cottage Grove' */
export const listed = (names: readonly string[]): string => LIST.format(names);

function domainLabel(name: string): string {
  const label = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 40);
  return label === '' ? 'yourcompany' : label;
}
