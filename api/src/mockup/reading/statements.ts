import type { MockupSetting } from '@northloop/contracts';
import type { Matter } from './business-facts.js';
import { LANGUAGES } from './vocabulary.js';

/** Readers of single statements. Each takes a clause or the whole text and answers undefined or false if it says nothing. */

const DAY =
  /\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:days?|nesdays?|urdays?|sdays?|rsdays?)?s?\b|\bweekdays?\b|\bweekends?\b|\bdaily\b|\bevery day\b|\bseven days\b|\b7 days\b|\b24\/7\b|\b24[- ]hours?\b|\bevenings?\b|\bovernight\b|\bsame[- ]day service\b/i;
const CLOCK =
  /\b\d{1,2}(?::\d\d)?\s?(?:a\.?m|p\.?m)\b|\b\d{1,2}(?::\d\d)?\s?(?:-|–|to|til|till|until)\s?(?:\d{1,2}\b(?!\s?(?:year|week|month|minute|people|person|%))|noon|midnight|close|sell ?out|sold out)|\bnoon\b|\bmidnight\b/i;
const OPENING =
  /\b(?:open|opens|closed|close|hours|appointments?|walk-?ins?|visits?|classes|service|chairs?|slots|emergenc\w+|available|doors|happy hour)\b/i;

/** Whether a clause tells days or times at which one can come. */
export const tellsHours = (clause: string): boolean =>
  !/\bsince\b|\$|\bmarket\b|\bturnaround\b/i.test(clause) &&
  (/\b(?:open|closed)\b.*\b(?:jan|feb|mar|apr|may|june|july|aug|sept|oct|nov|dec|winter|summer|season)/i.test(
    clause,
  ) ||
    (DAY.test(clause) && (CLOCK.test(clause) || OPENING.test(clause))) ||
    /\b(?:open|closed|hours)\b.*\d|\b24\/7\b|\bopen (?:late|early|year[- ]round|until|till|seven|daily|every)\b|\bevening (?:and weekend )?(?:appointments?|hours|classes)\b/i.test(
      clause,
    ) ||
    /\b\d{1,2}(?::\d\d)?\s?(?:am|pm)?\s?(?:-|–|to)\s?\d{1,2}(?::\d\d)?\s?(?:am|pm)\b/i.test(
      clause,
    ));

const LANGUAGE = new RegExp(String.raw`\b(?:${[...LANGUAGES].join('|')})\b`, 'gi');
const SPEAKS =
  /\bspeak|\bspoken\b|\blanguages?\b|\bbilingual\b|\binterpret|\btranslat|\bhabl|-speaking\b|\bin (?:both )?(?:english|spanish|hmong|somali)\b|\bwe do .*(?:and english|and spanish)\b/i;

/** The languages that a sentence says are spoken. */
export function languagesIn(sentence: string): string[] {
  const found = (sentence.match(LANGUAGE) ?? []).map(
    (name) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
  );
  if (/\bse habla español\b|\bhablamos español\b/i.test(sentence)) found.push('Spanish');
  // 'Polish' the verb and 'Karen' the name.
  const sure = found.filter((name) => !/^(?:Polish|Karen)$/.test(name) || found.length > 1);
  return SPEAKS.test(sentence) ? [...new Set(sure)] : [];
}

/** Whether a clause tells a licence, insurance or certificate. */
export const tellsLicence = (clause: string): boolean =>
  /\blicen[sc]ed?\b|\blic\b\.?\s?#?|\bcertified\b|\bbonded\b|\bcertification\b|\baccredited\b|\bregistered\b/i.test(
    clause,
  ) ||
  (/\binsured\b/i.test(clause) && !/\byour\b/i.test(clause));

/** Whether a clause tells a guarantee. */
export const tellsGuarantee = (clause: string): boolean =>
  /\bwarrant(?:y|ies|ied)\b|\bguarantee[ds]?\b|\bmoney[- ]back\b|\bor it['’]?s free\b|\bor your money\b/i.test(
    clause,
  );

const REFUSES =
  /\b(?:no|not|never|without|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t|cannot|nothing|nobody|neither|nor|isn['’]?t|aren['’]?t|cash only|by mail only|online only|by appointment only|appointment only|only by appointment)\b/i;

/** Whether a clause says what the business does not do or have. */
export const refuses = (clause: string): boolean =>
  REFUSES.test(clause) &&
  !/\bnot only\b|\bno matter\b|\bno problem\b|\bif you (?:don|can|are not)|\bwho (?:don|can|are not|never)|\bnot sure\b|\bwhy not\b|\bhave ?n['’]t\b/i.test(
    clause,
  );

const YEAR =
  /\b(?:since|est\.?|established(?:\s+in)?|founded(?:\s+in)?|started(?:\s+\w+){0,4}\s+in|opened(?:\s+\w+){0,4}\s+in|from|in business since|began(?:\s+\w+){0,3}\s+in)\s+((?:18|19|20)\d{2})\b/i;

/** The year of founding. */
export const foundedIn = (text: string): string | undefined => YEAR.exec(text)?.[1];

const PHONE = /(?:\+?1[ .-])?\(?\b[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}\b/;
const EMAIL = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/;
const STREET =
  /\b\d{1,5}\s+(?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\.?\s+)?(?:\p{Lu}[\p{L}'’]+|\d{1,3}(?:st|nd|rd|th))(?:\s+\p{Lu}[\p{L}'’]+)?\s+(?:Ave(?:nue)?|St(?:reet)?|Rd|Road|Blvd|Boulevard|Ln|Lane|Dr(?:ive)?|Way|Hwy|Highway|Pkwy|Parkway|Ct|Court|Place|Pl|Trail|Square)\b\.?(?:\s+(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\b)?/u;

/** A street without a number: 'on Eat Street', 'on 44th Ave N'. */
const ON_STREET =
  /\b(?:on|at|off)\s+((?:\p{Lu}[\p{L}'’]+|\d{1,3}(?:st|nd|rd|th))(?:\s+\p{Lu}[\p{L}'’]+)?\s+(?:Ave(?:nue)?|Street|St|Road|Rd|Boulevard|Blvd)\b\.?(?:\s+(?:N|S|E|W|NE|NW|SE|SW)\b)?)/u;

/** The end of a sentence after a street that is not abbreviated. */
const FULL_STOP =
  /(Avenue|Street|Road|Boulevard|Lane|Drive|Court|Place|Trail|Square|Highway|Parkway|Way)\.$/u;

/** Contact data as written. */
export const contactIn = (text: string) => ({
  phone: PHONE.exec(text)?.[0].trim(),
  email: EMAIL.exec(text)?.[0],
  street: (STREET.exec(text)?.[0] ?? ON_STREET.exec(text)?.[1])?.trim().replace(FULL_STOP, '$1'),
});

/** Takes contact data out of a clause, with the words that lead to it. */
export const withoutContact = (clause: string): string =>
  clause
    .replace(
      new RegExp(
        String.raw`(?:\b(?:call|text|phone|ring|tel|at|us)\b[\s:.]*)*${PHONE.source}`,
        'giu',
      ),
      ' ',
    )
    .replace(
      new RegExp(String.raw`(?:\b(?:email|mail|write|to|at|us)\b[\s:.]*)*${EMAIL.source}`, 'giu'),
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

const VISITS =
  /\b(?:we|i|they|our (?:crew|team|van|truck|techs?|technicians?)) (?:also |will |can |only )?(?:come|drive|travel|go) (?:out )?(?:right )?(?:to|straight to)\b|\bcome[s]? to (?:you|your)\b|\bmobile\b|\bhouse calls?\b|\b(?:at|in|to) your (?:home|house|place|office|driveway|door|curb|job ?site|farm|barn|kitchen)\b|\bon[- ]site\b|\bout of (?:my|our|a|the) (?:van|truck|trailer)\b|\bin[- ]home\b|\bno (?:shop|storefront|store|office|studio|showroom|salon)\b|\bservice calls?\b/i;
const ONLINE =
  /\bonline[- ]only\b|\bonly online\b|\bby mail\b|\bmail[- ]order\b|\bremote(?:ly)?\b|\bvirtual(?:ly)?\b|\bover (?:zoom|video)\b|\bwe ship\b|\bships? (?:anywhere|nationwide|worldwide|across|to all|everywhere)\b|\bno (?:storefront|physical)\b|\bsubscription box\b/i;
const PLACE =
  /\b(?:come (?:by|in|see|on in|to the)|stop (?:by|in)|walk-?ins?|dine[- ]in|patio|our (?:shop|store|storefront|showroom|studio|dining room|taproom|clinic|office|gym|barn|gallery|bakery|cafe|salon)|located (?:at|in|on)|on the corner|corner of|across (?:the street )?from|next (?:to|door)|drop[- ]off|storefront|visit (?:us|our)|at the back of|upstairs|in the basement of)\b/i;

/** Where customers meet the business, if the text tells. */
export function settingIn(text: string, street: string | undefined): MockupSetting | undefined {
  if (/\bno (?:shop|storefront|store|office|studio|salon)\b/i.test(text))
    return ONLINE.test(text) && !/\bmobile\b|\bvan\b|\bcome to you/i.test(text)
      ? 'online'
      : 'visits';
  if (street !== undefined || PLACE.test(text)) return 'place';
  if (VISITS.test(text)) return 'visits';
  return ONLINE.test(text) ? 'online' : undefined;
}

const SETTLING: readonly (readonly [Matter, RegExp])[] = [
  ['guarantee', /warrant|guarantee|money[- ]back/i],
  ['licence', /licen[sc]|\blic\b|certified|bonded|accredited|registered/i],
  [
    'hours',
    /\bhours\b|\bopen\b|\bclosed\b|\bmon(?:days?)?\b|\btues?\b|tuesday|wednes|thurs|\bfri(?:days?)?\b|satur|sunday|weekday|weekend|daily|24\/7|evening|\d ?[ap]m\b/i,
  ],
  ['price', /\$|price|fees?\b|rates?\b|\bfree\b|sliding scale|cost/i],
  [
    'area',
    /\bserving\b|\bserve\b|county|counties|suburbs|metro|miles|statewide|anywhere|across|throughout/i,
  ],
  ['booking', /reserv|appointment|\bbook|walk-?ins?|waitlist|first[- ]come/i],
  ['walk-ins', /walk-?ins?|appointment/i],
  ['languages', /speak|spanish|hmong|somali|bilingual|habla|interpret|language/i],
  [
    'payment',
    /\bcash\b|\bcards?\b|venmo|payment|financing|insurance|\bpay\b|sliding scale|ebt|snap|deposit|invoice/i,
  ],
  ['delivery', /deliver|\bship|by mail|pick ?-?up|curbside|takeout|take-out/i],
  ['years', /since|\byears?\b|\byrs\b|founded|established|generation|opened|\b(?:18|19|20)\d\d\b/i],
  [
    'shop',
    /\bshop\b|store|studio|showroom|mobile|\bvan\b|come to you|your (?:home|house|place|door|driveway)|online|by mail|house calls?|located|corner|street|\bave\b|market/i,
  ],
  [
    'team',
    /\bi\b|\bi['’]m|\bmy\b|myself|alone|one-person|one-woman|one-man|team|crew|staff|sisters|brothers|husband|wife|family|owner/i,
  ],
  [
    'insurance',
    /insur|medicare|medicaid|blue cross|\bucare\b|delta dental|mnsure|medical assistance|aetna|cash only/i,
  ],
  ['pickup', /pick ?-?up|curbside|drop[- ]?off/i],
  ['returns', /returns?\b|refund|exchange|final sale/i],
];

/** The matters that a description settles, in whatever way. */
export const settledIn = (text: string): ReadonlySet<Matter> =>
  new Set(SETTLING.filter(([, words]) => words.test(text)).map(([matter]) => matter));
