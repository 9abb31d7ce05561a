/** What is wrong with a text that was put together from pieces. */
export type TextFault = 'doubled word' | 'wrong article' | 'fragment' | 'leftover';

const DOUBLED = /\b([\p{L}’']{2,})\s+\1\b/iu;
/** Words that may stand twice: 'had had', and names such as 'Walla Walla'. */
const MAY_DOUBLE = /^(?:had|that|so|very|\p{Lu}[\p{L}’']*)$/u;

const ARTICLE = /\b(an?)\s+([\p{L}\d][\p{L}\d’'-]*)/giu;
/** A consonant's sound at a vowel, and the other way round. */
const SOUNDS_LIKE_CONSONANT =
  /^(?:uni(?!n)|use|usu|util|eu|one\b|once\b|ukulele|u[bcdfghjkmnpqrst]?-)/i;
const SOUNDS_LIKE_VOWEL =
  /^(?:hour|honest|honor|heir|herb|8|11|18|[FHLMNRSX](?:[A-Z]{1,3}|-)|x-ray)/;

const FRAGMENT = /\b(?:and|or|the|an?|our|your|their)[.?!]?$|^[,.;:]|\s[,.;:?!]|,\s*[.?!]?$/i;
const LEFTOVER = /[{}<>|]|\bundefined\b|\bnull\b|\bNaN\b|\s{2,}|\.\.(?!\.)|,,|\$(?!\d)/;

/** The faults of a text for the page. Texts that the owner wrote are not checked: they are the owner's. */
export function textFaults(text: string): TextFault[] {
  const faults: TextFault[] = [];
  const doubled = DOUBLED.exec(text)?.[1];
  if (doubled !== undefined && !MAY_DOUBLE.test(doubled)) faults.push('doubled word');
  if ([...text.matchAll(ARTICLE)].some(([, article = '', word = '']) => isWrong(article, word)))
    faults.push('wrong article');
  if (FRAGMENT.test(text)) faults.push('fragment');
  if (LEFTOVER.test(text)) faults.push('leftover');
  return faults;
}

function isWrong(article: string, word: string): boolean {
  // 'a' may be a letter: 'vitamin A and', 'Type A'.
  if (article === 'A' && /^(?:and|or|is)$/.test(word)) return false;
  return (article.toLowerCase() === 'an') !== startsWithVowelSound(word);
}

/** Whether a word takes 'an'. */
export function startsWithVowelSound(word: string): boolean {
  if (SOUNDS_LIKE_VOWEL.test(word)) return true;
  return /^[aeiou]/i.test(word) && !SOUNDS_LIKE_CONSONANT.test(word);
}
