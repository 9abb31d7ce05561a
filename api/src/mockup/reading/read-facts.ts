import type { BusinessFacts, Offer, Price } from './business-facts.js';
import { type Clause, clausesOf, sentencesIn, tokensOf } from './clauses.js';
import { mayBeOffered, type NounPhrase, nounPhraseAt } from './noun-phrases.js';
import { OfferDoubts } from './offer-doubts.js';
import { hasFiniteVerb, lowered, offersIn } from './offers.js';
import { peopleIn } from './people.js';
import { placesIn } from './places.js';
import { isUnitPrice, priceIn } from './prices.js';
import {
  contactIn,
  foundedIn,
  languagesIn,
  refuses,
  settingIn,
  settledIn,
  tellsGuarantee,
  tellsHours,
  tellsLicence,
  withoutContact,
} from './statements.js';
import { BUSINESS_HEADS, ROLES } from './vocabulary.js';

/** Usually the beginning says what a company does; the rest is background. */
const CHARACTERS_READ = 1_500;
const MOST_OFFERS = 8;
const MOST_POINTS = 8;
/** Words of a clause that still reads well as a point in a list. */
const POINT_WORDS = 14;

const IDENTITY =
  /^(?:we(?:\s+are|['’]re)|i(?:\s+am|['’]m)|[\p{L}\p{N} &'’-]{2,60}\s+is)\s+an?\s+(.+)$/iu;
const IDENTITY_END =
  /\s(?:in|at|near|from|since|for|with|that|which|who|where|on|and we|and i|located|based|serving|of|just|run|owned)\s.*$/iu;

/**
 * Reads the facts of a description. Rather finds nothing than something that would make a broken or wrong sentence.
 */
export function readFacts(description: string | undefined): BusinessFacts {
  const text = (description ?? '').slice(0, CHARACTERS_READ).trim();
  const contact = contactIn(text);
  const setting = settingIn(text, contact.street);
  const { place, area } = placesIn(text, setting === 'visits');
  const people = peopleIn(text, [...(place ? [place] : []), ...area]);
  const facts: BusinessFacts = {
    offers: [],
    prices: [],
    people,
    place,
    area,
    since: foundedIn(text),
    hours: [],
    languages: [...new Set(sentencesIn(text).flatMap(languagesIn))],
    licence: undefined,
    guarantee: undefined,
    refusals: [],
    audience: [],
    ...contact,
    identity: undefined,
    setting,
    points: [],
    settled: text === '' ? new Set() : settledIn(text),
  };
  readClauses(clausesOf(text), facts, new OfferDoubts(text));
  return {
    ...facts,
    offers: distinct(facts.offers).slice(0, MOST_OFFERS),
    points: [...new Set(facts.points)].slice(0, MOST_POINTS),
  };
}

function readClauses(clauses: readonly Clause[], facts: BusinessFacts, doubts: OfferDoubts): void {
  let list: { sentence: number; verb: string | undefined } = { sentence: -1, verb: undefined };
  let statement: Statement | undefined;
  for (const whole of clauses) {
    const clause = cleaned(whole);
    if (!clause) continue;
    if (clause.sentence !== list.sentence) list = { sentence: clause.sentence, verb: undefined };
    const { text } = clause;
    const price = priceIn(text);
    if (price) {
      facts.prices.push(price);
      const offer = offerOf(price, facts.offers);
      if (offer && !doubts.has(offer.name)) facts.offers.push(offer);
      continue;
    }
    if (refuses(text)) keep(facts.refusals, text);
    else if (tellsGuarantee(text)) facts.guarantee ??= text;
    else if (tellsHours(text)) keep(facts.hours, text);
    else if (tellsLicence(text) || (facts.licence && LICENCE_NUMBER.test(text)))
      facts.licence = facts.licence ? `${facts.licence}, ${text}` : text;
    else if (isLanguageList(text, facts)) continue;
    else if (readIdentity(clause, facts, clauses[0])) continue;
    else if (continuesOffer(text, facts) || continuesMaterials(clause, list, facts)) continue;
    else {
      const read = offersIn(clause, list.verb);
      list.verb = read.verb;
      read.offers = read.offers.filter(
        ({ name }) => !namesPerson(name, facts) && !doubts.has(name),
      );
      if (read.offers.length > 0) {
        facts.offers.push(...read.offers);
        facts.audience.push(...read.offers.flatMap(audienceOf));
      } else if (!isPlaceList(text, facts)) statement = addPoint(clause, facts, statement);
    }
  }
}

/** A point that is a sentence with a verb: the clauses after it go on with it. */
interface Statement {
  sentence: number;
  text: string;
}

/** Keeps a clause as a point, joined to the one before it if both belong to one sentence with a verb. */
function addPoint(
  { text, tokens, sentence }: Clause,
  { points }: BusinessFacts,
  before: Statement | undefined,
): Statement | undefined {
  const joined = before?.sentence === sentence ? `${before.text}, ${text}` : undefined;
  if (before && joined !== undefined && isPoint(joined)) {
    points[points.indexOf(before.text)] = joined;
    return { sentence, text: joined };
  }
  if (!isPoint(text) || points.includes(text)) return undefined;
  points.push(text);
  return hasFiniteVerb(tokens) ? { sentence, text } : undefined;
}

/** 'Hudson and River Falls' as a rest of a list of places. */
const isPlaceList = (text: string, { area, place }: BusinessFacts): boolean =>
  text
    .split(/\s+(?:and|&)\s+/)
    .every((name) => name === place || area.some((other) => other === name));

function cleaned(clause: Clause): Clause | undefined {
  const text = withoutContact(clause.text).replace(/\s+(?:and|or|call|text)$/i, '');
  if (text === '' || !/\p{L}{2}/u.test(text)) return undefined;
  return text === clause.text ? clause : { ...clause, text, tokens: tokensOf(text) };
}

const LICENCE_NUMBER = /^#?\s?[A-Z]{1,4}[- ]?\d{4,}$/;

const namesPerson = (text: string, { people }: BusinessFacts): boolean =>
  people.some(({ name }) => text.includes(name));

/** 'Spanish and English' as a rest of 'We speak Hmong, Spanish and English'. */
const isLanguageList = (text: string, { languages }: BusinessFacts): boolean =>
  languages.length > 0 &&
  text
    .replace(
      /\b(?:we|i|also|speak|speaks|spoken|and|or|se|habla|hablamos|español|fluent|fluently|in|here|too|little|a|some)\b|[&,]/gi,
      ' ',
    )
    .trim()
    .split(/\s+/)
    .every(
      (word) => word === '' || languages.some((name) => name.toLowerCase() === word.toLowerCase()),
    );

/** 'buns, baked in Maple Grove': the clause says how what stands before it is made. */
function continuesOffer(text: string, { offers }: BusinessFacts): boolean {
  const last = offers.at(-1);
  if (
    !last ||
    last.detail !== undefined ||
    !/^\p{L}+(?:ed|made|cut|grown|sewn|built)\s+(?:in|by|at|with|for|on|from|fresh|daily|every|to|into|using|over|here)\b/iu.test(
      text,
    )
  )
    return false;
  last.detail = text;
  return true;
}

/** 'from oak, ash and tamarack': what follows a material with a comma is one as well. */
function continuesMaterials(
  { text, tokens, sentence }: Clause,
  list: { sentence: number },
  { offers }: BusinessFacts,
): boolean {
  const last = offers.at(-1);
  const isBareList =
    tokens.length <= 4 && tokens.every(({ part }) => /^(?:NOUN|PROPN|ADJ|CCONJ)$/.test(part));
  if (!last?.detail || list.sentence !== sentence || !isBareList) return false;
  if (!/^(?:made |built )?from\s/i.test(last.detail)) return false;
  last.detail = `${last.detail}, ${text}`;
  return true;
}

/** 'Craft brewery in', 'Craft brewery and taproom in': a kind of business with nothing but a place or the like behind it. */
function saysWhatItIs({ head, next }: NounPhrase, { text, tokens }: Clause): boolean {
  if (!BUSINESS_HEADS.has(head)) return false;
  const joint = tokens[next];
  const second =
    joint?.word === 'and' || joint?.word === '&' ? nounPhraseAt(text, tokens, next + 1) : undefined;
  const after = second && BUSINESS_HEADS.has(second.head) ? tokens[second.next] : joint;
  return after === undefined ? tokens.length > 1 : after.part === 'ADP';
}

function readIdentity(clause: Clause, facts: BusinessFacts, first: Clause | undefined): boolean {
  const { text, tokens } = clause;
  const phrase = nounPhraseAt(text, tokens, 0);
  if (phrase && phrase.next === tokens.length && tokens.length > 1 && ROLES.has(phrase.head)) {
    facts.identity ??= phrase.text.toLowerCase();
    return true;
  }
  // 'Craft brewery in Biwabik' at the very beginning.
  if (phrase && clause === first && saysWhatItIs(phrase, clause)) {
    facts.identity ??= lowered(phrase.text);
    return true;
  }
  const found = IDENTITY.exec(text)?.[1]?.replace(IDENTITY_END, '').trim();
  // Later on, 'Breakfast is a basket' says what something else is.
  const isSelf = clause.sentence === 0 || /^(?:we|i)\b/i.test(text);
  if (
    found === undefined ||
    !isSelf ||
    found.length > 40 ||
    !/^[\p{Script=Latin}][\p{Script=Latin}'’ -]+$/u.test(found)
  )
    return false;
  facts.identity ??= found;
  return true;
}

/** A price names what it buys; that is offered as well, unless it is only a unit such as 'a wash'. */
function offerOf(price: Price, known: readonly Offer[]): Offer | undefined {
  const { name } = price;
  const tokens = tokensOf(name);
  const phrase = nounPhraseAt(name, tokens, 0);
  if (!phrase || phrase.next !== tokens.length || !mayBeOffered(phrase)) return undefined;
  if (isUnitPrice(price) || known.some((offer) => offer.name.toLowerCase() === name.toLowerCase()))
    return undefined;
  return { name: name.charAt(0).toLowerCase() + name.slice(1), detail: undefined };
}

const NO_AUDIENCE =
  /\b(?:your|my|our|the|a|an|every|all|free|sale|hire|rent|any|each|that|it|this|us|\d+)\b/i;

/** 'for restaurants and truckers' */
function audienceOf({ detail }: Offer): string[] {
  const list =
    /^for\s+([\p{L}' ’-]+?)(?:\s+(?:in|near|around|from|who|that|with|at|on)\s.*)?$/iu.exec(
      detail ?? '',
    )?.[1];
  if (list === undefined || NO_AUDIENCE.test(list)) return [];
  return list
    .split(/\s+(?:and|or)\s+/)
    .filter((name) => /s$|people|children|men$/i.test(name) && name.split(/\s+/).length <= 4);
}

/** Whether a clause reads well by itself in a list of points. */
const isPoint = (text: string): boolean => {
  const count = text.split(/\s+/).length;
  return (
    count >= 2 &&
    count <= POINT_WORDS &&
    text.length <= 100 &&
    !/[<>{}|\\#]/.test(text) &&
    !/^(?:hi,? )?(?:I['’]m|I am|my name is) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/iu.test(
      text,
    ) &&
    /^[\p{Script=Latin}\d$"'“‘]/u.test(text) &&
    !/^by (?!appointment)|^(?:in|at|on|near|for|with|to|from|and|but|because|so|which|who|that|if|when|as|then|including|located|between)\b/i.test(
      text,
    ) &&
    !/\b(?:and|or|the|a|to|of|in|with|for|we|i|is|are)$/i.test(text)
  );
};

function keep(list: string[], text: string): void {
  if (isPoint(text) && !list.includes(text)) list.push(text);
}

function distinct(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ name }) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
