import type { QuoteTalk, WebsiteType } from '@northloop/contracts';
import { type FeatureRule, featureCatalog, talkCatalog } from './feature-catalog.js';

/** What the wished features come to. */
export interface SortedFeatures {
  /** Each kind of work once, under the first name it was asked for; without a rule if the catalog does not know it. */
  priced: { label: string; rule: FeatureRule | undefined; others: string[] }[];
  /** What the website type has anyway. */
  included: string[];
  /** What no table prices. */
  talks: QuoteTalk[];
}

/** Sorts features, so that nothing is charged twice and nothing is priced that needs a talk. */
export function sortFeatures(
  features: readonly string[],
  websiteType: WebsiteType,
): SortedFeatures {
  const sorted: SortedFeatures = { priced: [], included: [], talks: [] };
  for (const feature of features) {
    const talk = talkCatalog.find(({ words }) => words.test(feature));
    const rule = featureCatalog.find(({ words }) => words.test(feature));
    if (talk) sorted.talks.push({ label: feature, detail: talk.detail, path: talk.path });
    else if (rule?.inStore && websiteType === 'ecommerce') sorted.included.push(feature);
    else {
      const same = sorted.priced.find((entry) =>
        rule ? entry.rule === rule : entry.label.toLowerCase() === feature.toLowerCase(),
      );
      if (same) same.others.push(feature);
      else sorted.priced.push({ label: feature, rule, others: [] });
    }
  }
  return sorted;
}
