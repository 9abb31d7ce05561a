import { isNearby } from '../../reading/places.js';
import type { Trade } from '../../trade/trade.js';
import { capitalized } from '../copy/fill-slots.js';
import type { DraftSource } from '../draft-source.js';
import type { SectionBody } from './section-body.js';

/** What the owner says about days and times, if it fills a table. */
export function schedule({ brief }: DraftSource): SectionBody {
  const { hours } = brief.facts;
  if (hours.length < 2) return undefined;
  return { entries: hours.map(dayAndTime) };
}

const DAYS_AND_TIME =
  /^(?:we are |we're |open |hours |hours are )*((?:mon|tue|wed|thu|fri|sat|sun|daily|every|week)[\p{L}\s,&-]*?)\s+(?:from\s+)?((?:\d|noon|midnight).*)$/iu;

/** 'Open Tue-Sun 5-10pm' as 'Tue-Sun' and '5-10pm'; other lines stay as they are. */
function dayAndTime(line: string) {
  const [, days, time] = DAYS_AND_TIME.exec(line) ?? [];
  return days && time
    ? { name: capitalized(days), description: '', fact: time }
    : { name: capitalized(line), description: '', fact: '' };
}

/** A map, only where there is a place to come to. */
export const map = (source: DraftSource): SectionBody =>
  source.setting === 'place' &&
  (source.brief.facts.street !== undefined || isNearby(source.brief.facts.place))
    ? {
        contactInfo: contactInfo(source),
        ...(source.brief.facts.street === undefined && { sample: true }),
      }
    : undefined;

/** The wished features and the button. A button alone would say the same as the contact section that follows. */
export const call = ({ brief }: DraftSource): SectionBody =>
  brief.features.length > 0
    ? { highlights: brief.features.slice(0, 4).map(capitalized) }
    : undefined;

export const signup = (): SectionBody => ({ form: { submitText: 'Subscribe' } });

/** Asks for which visitors write a message; others just come, call or order. */
const WITH_FORM: readonly Trade['ask'][] = [
  'appointment',
  'estimate',
  'call',
  'class',
  'showing',
  'demo',
  'visit',
  'dates',
];

export const contact = (source: DraftSource): SectionBody => ({
  contactInfo: contactInfo(source),
  ...(source.brief.facts.phone === undefined && { sample: true }),
  ...(WITH_FORM.includes(source.trade.ask) && {
    form: {
      submitText: source.brief.websiteType === 'business' ? source.hero.cta : 'Send message',
    },
  }),
});

const contactInfo = ({ brief, companyInfo, setting }: DraftSource) => ({
  phone: companyInfo.phone,
  email: companyInfo.email,
  address: companyInfo.address,
  hours:
    brief.facts.hours.length > 0
      ? brief.facts.hours.map(capitalized).join(', ')
      : setting === 'place' && !brief.facts.settled.has('hours')
        ? 'Your opening hours'
        : '',
});
