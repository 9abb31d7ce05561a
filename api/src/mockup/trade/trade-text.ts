import { toSentence } from '../../text-classifier/text-features.js';

/** A business as the classifier reads it, in training and in use. */
export const tradeText = (
  companyName: string | undefined,
  description: string | undefined,
): string => toSentence([companyName, description].filter((part) => part !== undefined).join('. '));
