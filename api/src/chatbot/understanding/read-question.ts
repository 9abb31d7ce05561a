import type { Spelling } from './spelling.js';

/** A visitor's message, normalized. */
export interface Question {
  /** Lower case, single spaces, contractions and chat shorthand expanded, typos corrected. */
  text: string;
  /** As written, without markup. */
  raw: string;
}

const SHORTHAND: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(what|where|who|how|when|that|there|here)'?s\b/g, '$1 is'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\byoure\b/g, 'you are'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\bcan'?t\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(i|you|we|they|he|she|it)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they|he|she|it)'d\b/g, '$1 would'],
  [/\b(u|ya|yall|y'all)\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b(?= (you|the|your|there|they|we))/g, 'are'],
  [/\b(pls|plz|plss)\b/g, 'please'],
  [/\b(thx|thnx|tnx|ty|thankyou)\b/g, 'thanks'],
  [/\brn\b/g, 'right now'],
  [/\bhrs?\b/g, 'hours'],
  [/\bnr\b/g, 'number'],
  [/\bsb\b/g, 'somebody'],
  [/\b(your|the) pm\b/g, '$1 project manager'],
  [/\bw\/(?= ?[a-z])/g, 'with '],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bgotta\b/g, 'have to'],
  [/\bcuz\b/g, 'because'],
  [/(?<=[a-z] )4(?= [a-z])/g, 'for'],
  [/\be-commerce\b/g, 'ecommerce'],
  [/\b(web) (site|shop|store|page)(s?)\b/g, '$1$2$3'],
  [/\bweb-(site|shop|store|page)(s?)\b/g, 'web$1$2'],
];

const GREETING =
  /^(hi+|hey+|hello+|hallo|howdy|hiya|yo|good (morning|afternoon|evening|day)|greetings|dear (team|sirs?|all))( there| all| team| guys| folks| northloop| you| everyone)*[ ,.!:;-]+(?=\S+ \S)/;

/** Normalizes a visitor's message. */
export function readQuestion(message: string, spelling: Spelling): Question {
  const raw = message
    .normalize('NFKC')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  let text = raw.toLowerCase();
  for (const [pattern, plain] of SHORTHAND) text = text.replace(pattern, plain);
  text = text.replace(/[a-z]+/g, (word) => spelling.correct(word));
  return { raw, text: text.replace(GREETING, '').trim() };
}
