import { toSentence } from '../../text-classifier/text-features.js';

/** Sentences about languages say nothing about a trade, and their words are rare enough to mislead. */
const LANGUAGES =
  /(?:se habla|hablamos|hablo)\s+español|\b(?:we|i)\s+(?:also\s+)?speak\s+[^.;!?]*|[^.,;!?]*\bspoken\b(?: here)?/gi;

/** A business as the classifier reads it, in training and in use. */
export const tradeText = (
  companyName: string | undefined,
  description: string | undefined,
): string =>
  toSentence(
    [companyName, description?.replace(LANGUAGES, ' ')]
      .filter((part) => part !== undefined)
      .join('. '),
  );
