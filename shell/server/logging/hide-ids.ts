import {
  CONVERSATION_ID_PATTERN,
  NEWSLETTER_TOKEN_PARAMETER,
  SHARED_MOCKUP_ID_PATTERN,
} from '@northloop/contracts';

/** Turns a pattern for a whole text into one that also matches inside another text. */
const inside = ({ source }: RegExp): string => source.replace(/^\^|\$$/g, '');

/** Ids that give access to a conversation, a shared draft or a subscription, and their replacements. */
const KEYS: readonly [RegExp, string][] = [
  [new RegExp(inside(CONVERSATION_ID_PATTERN), 'g'), '[id]'],
  [/(\/chatbot\/history\/)[^\s/?#"'\\]+/g, '$1[id]'],
  // This must not match the version of a release, whose folder is named after its module.
  [new RegExp(`(/mockup/)${inside(SHARED_MOCKUP_ID_PATTERN)}(?![\\w.-])`, 'g'), '$1[id]'],
  [new RegExp(`([?&]${NEWSLETTER_TOKEN_PARAMETER}=)[^\\s&#"'\\\\]+`, 'g'), '$1[token]'],
];

/** Removes ids that give access to visitors' data from a text, so that none of them is logged. */
export const hideIds = (text: string): string =>
  KEYS.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), text);
