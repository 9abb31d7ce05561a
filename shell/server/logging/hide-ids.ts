import {
  CONVERSATION_ID_PATTERN,
  NEWSLETTER_TOKEN_PARAMETER,
  SHARED_MOCKUP_ID_PATTERN,
} from '@northloop/contracts';

/** A pattern of a whole text, to be found inside of another one. */
const inside = ({ source }: RegExp): string => source.replace(/^\^|\$$/g, '');

/** What opens a conversation, a shared draft or a subscription to whoever has it, and what stands in its place. */
const KEYS: readonly [RegExp, string][] = [
  [new RegExp(inside(CONVERSATION_ID_PATTERN), 'g'), '[id]'],
  [/(\/chatbot\/history\/)[^\s/?#"'\\]+/g, '$1[id]'],
  // Not the version of a release, whose folder is named after its module.
  [new RegExp(`(/mockup/)${inside(SHARED_MOCKUP_ID_PATTERN)}(?![\\w.-])`, 'g'), '$1[id]'],
  [new RegExp(`([?&]${NEWSLETTER_TOKEN_PARAMETER}=)[^\\s&#"'\\\\]+`, 'g'), '$1[token]'],
];

/** Takes the keys to visitors' things out of a text, so that none ends up in a log. */
export const hideIds = (text: string): string =>
  KEYS.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), text);
