import { askedAccessToFacts } from './asked/asked-access-to-facts.js';
import { askedFiguresToReviews } from './asked/asked-figures-to-reviews.js';
import { askedIntents } from './asked/asked-intents.js';
import { askedReviewsToYourPart } from './asked/asked-reviews-to-your-part.js';
import { everydayPhrasings } from './everyday-phrasings.js';
import { fragments } from './fragments.js';
import { intentPhrasings } from './intent-phrasings.js';
import type { PhrasingTable } from './phrasing-table.js';
import { plainAgency } from './plain-agency.js';
import { plainServices } from './plain-services.js';
import { peoplePhrasings } from './subjects/people-phrasings.js';
import { processPhrasings } from './subjects/process-phrasings.js';
import { searchDesignPhrasings } from './subjects/search-design-phrasings.js';
import { sitePhrasings } from './subjects/site-phrasings.js';
import { storeAppPhrasings } from './subjects/store-app-phrasings.js';
import { webPhrasings } from './subjects/web-phrasings.js';
import { peopleSiteVariants } from './variants/people-site-variants.js';
import { processVariants } from './variants/process-variants.js';
import { searchDesignVariants } from './variants/search-design-variants.js';
import { storeAppVariants } from './variants/store-app-variants.js';
import { webVariants } from './variants/web-variants.js';

const written: readonly PhrasingTable[] = [
  webPhrasings,
  storeAppPhrasings,
  searchDesignPhrasings,
  processPhrasings,
  peoplePhrasings,
  sitePhrasings,
  intentPhrasings,
  peopleSiteVariants,
  processVariants,
  searchDesignVariants,
  storeAppVariants,
  webVariants,
  everydayPhrasings,
  plainServices,
  plainAgency,
  fragments,
];

const asked: readonly PhrasingTable[] = [
  askedAccessToFacts,
  askedFiguresToReviews,
  askedReviewsToYourPart,
  askedIntents,
];

/** Ways of asking beyond those that stand with a document, by the id of what answers them. */
export const phrasingBank: ReadonlyMap<string, readonly string[]> = joined([...written, ...asked]);

/** The phrasings that are spelled as they should be; what was asked has its slips. */
export const writtenPhrasings: readonly string[] = [...joined(written).values()].flat();

function joined(all: readonly PhrasingTable[]): Map<string, string[]> {
  const bank = new Map<string, string[]>();
  for (const [id, list] of all.flatMap((table) => Object.entries(table))) {
    const phrasings = list.split(';').map((phrasing) => phrasing.replace(/\s+/g, ' ').trim());
    bank.set(id, [...(bank.get(id) ?? []), ...phrasings]);
  }
  return bank;
}
