/** Facts from an owner's own words, in a form that fits into sentences. */
export interface MinedFacts {
  /** A place by name, such as 'Maple Grove'. */
  place: string | undefined;
  /** Year of founding. */
  year: string | undefined;
  /** Products or services, in lower case where a sentence allows it; at most six. */
  offers: string[];
  /** How they describe themselves, without the article, such as 'family-run bakery'. */
  identity: string | undefined;
}

const MOST_OFFERS = 6;
/** Usually only the beginning says what a company does; the rest is background. */
const SENTENCES_READ = 5;
const CHARACTERS_READ = 1_500;

const PLACE =
  /\b(?:[Ii]n|[Nn]ear|[Aa]round|[Ss]erving|[Aa]cross|[Oo]utside|[Tt]hroughout)\s+(?:downtown\s+|greater\s+|the\s+heart\s+of\s+)?((?:(?:St|Ft|Mt)\.\s+)?\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]+){0,2})/gu;
const NO_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Fall|Autumn|Winter|English|Spanish|French|German|Our|We|I|My|The|A|An|This|Your|It|All|Every|CSS|HTML)\b/;
const YEAR =
  /\b(?:since|est\.?|established(?:\s+in)?|founded(?:\s+in)?|started(?:\s+in)?|opened(?:\s+in)?|from)\s+((?:18|19|20)\d{2})\b/i;
const IDENTITY =
  /^(?:we(?:\s+are|['’]re)|i(?:\s+am|['’]m)|[\p{L}\p{N} &'’-]{2,60}\s+is)\s+an?\s+(.+)$/iu;
/** 'We bake …', 'Our team offers …', 'Specializing in …' */
const LEAD =
  /^(?:(?:and|also|today)\s+)?(?:(?:we|i|they)\s+(?:also\s+|mostly\s+|mainly\s+)?\p{L}+(?:\s+in(?=\s))?\s+|our\s+(?:team|shop|studio|crew|menu|services?)\s+\p{L}+\s+|speciali[sz](?:ing|es|ed)\s+in\s+|offering\s+|providing\s+|featuring\s+|known\s+for\s+)/iu;
const BREAK =
  /\s(?:in|at|near|from|since|for|with|without|that|which|who|where|when|because|so|by|on|to|into|of|throughout|across|around|serving|based|located|while|until|after|before|whose|made|baked|built|brewed|cooked|crafted|designed|delivered|served|is|are|was|were|has|have|will|can|as)\s.*$/iu;
const PART_STARTS_CLAUSE =
  /^(?:\p{L}+ed\s+(?:in|by|at|with|for|on|from|fresh|daily|every|to)|(?:serving|offering|including|specializing|helping|making|bringing|using|working|located|based)|we|i|you|they|it|our|all|every|in|at|for|with|since|near|open|just|always|so|but|because|to|made|built|born)\b/iu;
/** Words in other scripts would not fit into English sentences. */
const OFFER = /^\p{Script=Latin}[\p{Script=Latin}'’-]*(?:\s[\p{Script=Latin}'’-]+){0,3}$/u;
const NO_OFFER =
  /\b(?:we|i|you|they|it|our|your|us|me|my|more|much|many|everything|anything|things|etc|best|amazing|great|quality|years?|business|company|is|are|was|do|does|very|not|never|null|undefined|script|alert|here|there|this|that|love|people)\b/iu;

/** The end of a sentence, except after an abbreviated title or place name. */
const SENTENCE_END =
  /(?<=[.!?;:؟।])(?<!\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Co|Inc|No)\.)\s+|(?<=[。！？])\s*(?=\S)/u;

/** The sentences of a text, with their punctuation. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);

/** Extracts facts from a description. Rather finds nothing than something that would make a broken sentence. */
export function mineDescription(description: string | undefined): MinedFacts {
  const text = (description ?? '').slice(0, CHARACTERS_READ).replace(/\s+/g, ' ').trim();
  const sentences = sentencesOf(text)
    .slice(0, SENTENCES_READ)
    .map((sentence) => sentence.replace(/[.!?;:。！？؟।]+$/u, ''));
  return {
    place: findPlace(text),
    year: YEAR.exec(text)?.[1],
    offers: [...new Set(sentences.flatMap(offersIn))].slice(0, MOST_OFFERS),
    identity: sentences.map(identityIn).find((identity) => identity !== undefined),
  };
}

function findPlace(text: string): string | undefined {
  for (const [, found = ''] of text.matchAll(PLACE)) {
    const place = found.replace(/['’-]+$/u, '');
    if (place.length >= 3 && place.length <= 28 && !NO_PLACE.test(place)) return place;
  }
  return undefined;
}

function identityIn(sentence: string): string | undefined {
  const found = IDENTITY.exec(sentence)?.[1]?.replace(BREAK, '').split(',')[0]?.trim();
  return found !== undefined && OFFER.test(found) && found.length <= 36 && !NO_OFFER.test(found)
    ? found
    : undefined;
}

function offersIn(sentence: string): string[] {
  if (IDENTITY.test(sentence)) return [];
  const parts = sentence.replace(LEAD, '').split(/\s*,\s*(?:and\s+|or\s+)?/);
  const offers: string[] = [];
  for (const [index, part] of parts.entries()) {
    // A list may be followed by a clause: 'buns, baked in Maple Grove'.
    if (index > 0 && PART_STARTS_CLAUSE.test(part)) break;
    for (const piece of ` ${part}`.replace(BREAK, '').split(/\s+(?:and|or)\s+|\s*[&+/]\s*/)) {
      const offer = piece
        .trim()
        .replace(/^(?:an?|the|some|fresh|both|also)\s+/i, '')
        .trim();
      if (isOffer(offer)) offers.push(inSentence(offer));
    }
    if (BREAK.test(` ${part}`)) break;
  }
  return offers;
}

const isOffer = (text: string): boolean =>
  text.length >= 4 && text.length <= 30 && OFFER.test(text) && !NO_OFFER.test(text);

/**
 * In lower case at the start, except for names and abbreviations. Only a single capital can come from the start of a
 * sentence.
 */
function inSentence(text: string): string {
  const isOnlyCapital = /^\p{Lu}[^\p{Lu}]*$/u.test(text);
  return isOnlyCapital ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
