import { MINNESOTA_PLACES } from './minnesota-places.js';

const NAME = String.raw`(?:(?:St|Ft|Mt|Saint)\.?\s+)?\p{Lu}[\p{L}'’-]*(?:\s+(?:\p{Lu}[\p{L}'’-]+|of)){0,3}`;
const LIST = String.raw`${NAME}(?:(?:\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+|\s*/\s*)${NAME})*`;
const SERVED = new RegExp(
  String.raw`\b(?:serv(?:e|es|ing)|throughout|across|cover(?:s|ing)?|around|all over|all of|travel to|deliver(?:y|s|ing)? (?:to|in|all over)|anywhere in|everywhere in)\s+(?:you\s+|homes\s+(?:in\s+)?|all\s+(?:of\s+)?|homeowners\s+in\s+|families\s+in\s+|the\s+whole\s+|the\s+greater\s+|greater\s+|the\s+)?(${LIST})`,
  'gu',
);
const WITHIN = new RegExp(
  String.raw`\b(?:[Ii]n|[Nn]ear|[Oo]utside(?:\s+of)?|[Oo]ff|[Bb]ased\s+in|[Dd]owntown|[Tt]o)\s+(?:downtown\s+|greater\s+|the\s+heart\s+of\s+|beautiful\s+|old\s+|northeast\s+|south\s+|north\s+)?(${LIST})`,
  'gu',
);
/** One of the known places, the longest first, so that none is cut short. */
const PLACE = [...MINNESOTA_PLACES]
  .sort((a, b) => b.length - a.length)
  .map((place) => place.replaceAll('.', '\\.'))
  .join('|');
const KNOWN = new RegExp(String.raw`(?<![\p{L}])(?:${PLACE})(?![\p{L}])`, 'gu');
const NO_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays|Sundays|Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun|Spring|Summer|Fall|Autumn|Winter|Christmas|Easter|English|Spanish|French|German|Hmong|Somali|Our|We|I|My|The|A|An|This|Your|It|All|Every|CSS|HTML|God|Jesus|Bach|Excel|QuickBooks|Python|Shopify|Google|Apple|Microsoft|Medicare|Medicaid|Dr|Mr|Mrs|Ms|PO|P\.O|Box|Lao|Karen|Oromo|Arabic|Vietnamese|Russian|Portuguese|Chinese|Mandarin|Japanese|Korean)\b/u;

/** Too wide for 'in …' where there is anything nearer. */
const STATE = /^(?:Minnesota|Wisconsin|Iowa|North Dakota|South Dakota|MN|WI|America)$/;

/** Whether one can say 'in …' of a place: a whole state is no place to meet in. */
export const isNearby = (place: string | undefined): place is string =>
  place !== undefined && !STATE.test(place);

const STREET = /\b(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Square)\.?$/u;

/** Places that a description names. */
export interface NamedPlaces {
  /** The place where the business is. */
  place: string | undefined;
  /** Places that it serves. */
  area: string[];
}

/** 'Beans from one cooperative in Huehuetenango': what is bought there, not where the business is. */
const FROM_FAR = /\bfrom\s+(?:[\p{Ll}\d-]+\s+){1,4}$/u;

/** Finds the places that a description names: those of its neighborhood by name, others after a preposition. */
export function placesIn(written: string, isMobile: boolean): NamedPlaces {
  const text = withCapitals(written);
  const served = [...text.matchAll(SERVED)].flatMap(([, list = '']) => namesIn(list));
  const within = [...text.matchAll(WITHIN)]
    .filter(({ index }) => !FROM_FAR.test(text.slice(0, index)))
    .flatMap(([, list = '']) => namesIn(list));
  const known = [...text.matchAll(KNOWN)]
    .map(([name]) => name)
    .filter((name) => isAlone(text, name));
  const isServed = (name: string) => served.includes(name);
  const alone = [...within, ...known].filter((name) => !isServed(name));
  const single =
    alone.find((name) => !STATE.test(name)) ?? (served.length > 0 ? undefined : alone[0]);
  if (isMobile || served.length > 0) {
    const area = unique([...served, ...known]).filter(
      (name) => name !== single || isMobile || isServed(name),
    );
    return { place: isMobile ? (single ?? area[0]) : (single ?? served[0]), area };
  }
  return { place: single, area: unique(known).length > 2 ? unique(known) : [] };
}

const IN_SMALL = new RegExp(
  String.raw`\b(in|near|around|serving|and|of|to) (${PLACE.toLowerCase()})(?![\p{L}])`,
  'gu',
);

/** Owners type on phones: 'plumbers in roseville'. Only known places after a preposition get their capitals. */
const withCapitals = (text: string): string =>
  text.replace(
    IN_SMALL,
    (_, before: string, name: string) =>
      `${before} ${MINNESOTA_PLACES.find((place) => place.toLowerCase() === name) ?? name}`,
  );

/** Some places have names that are also others' words ('Hudson' street, 'Como'); those count with their street left out. */
const isAlone = (text: string, name: string): boolean =>
  !new RegExp(
    String.raw`${name.replaceAll('.', '\\.')}\s+(?:Ave|Avenue|St|Street|Rd|Road|Blvd|Boulevard|Lane|Drive|Way)\b`,
    'u',
  ).test(text);

const namesIn = (list: string): string[] =>
  list
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+|\s*\/\s*/)
    .map((name) =>
      name
        .replace(DAY_BEHIND, '')
        .replace(/['’-]+$|\s+of$/u, '')
        .trim(),
    )
    .filter(
      (name) => name.length >= 3 && name.length <= 30 && !NO_PLACE.test(name) && !STREET.test(name),
    );

/** 'Moorhead Friday' is a place and a day. */
const DAY_BEHIND =
  /\s(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

const unique = (names: readonly string[]): string[] => [...new Set(names)];
