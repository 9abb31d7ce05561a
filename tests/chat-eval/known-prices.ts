import { WEBSITE_TYPES, type WebsiteType } from '@northloop/contracts';
import { quoteFor } from './ask-api';

/** Features that the questions mention. */
const FEATURES = ['Online booking', 'Blog', 'Online ordering', 'Member area', 'Newsletter'];

/** Numbers of pages that they mention. */
const PAGES = [5, 8, 10, 12];

const inDollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;

/** All amounts of the mockup generator for the projects in the questions, and the price of its care plan. */
export async function knownPrices(url: string): Promise<Set<string>> {
  const prices = new Set<string>();
  const learn = async (project: {
    websiteType: WebsiteType;
    features?: string[];
    pages?: number;
  }) => {
    const quote = await quoteFor(url, project);
    const { low, expected, high } = quote.total;
    for (const cents of [low, expected, high]) prices.add(inDollars(cents));
    for (const { detail } of quote.lineItems) {
      for (const [amount] of detail.matchAll(/\$\d[\d,]*/g)) prices.add(amount);
    }
  };
  for (const websiteType of WEBSITE_TYPES) {
    await learn({ websiteType });
    for (const feature of FEATURES) await learn({ websiteType, features: [feature] });
    for (const pages of PAGES) await learn({ websiteType, pages });
  }
  for (const pages of PAGES) {
    for (const feature of FEATURES)
      await learn({ websiteType: 'business', pages, features: [feature] });
  }
  return prices;
}
