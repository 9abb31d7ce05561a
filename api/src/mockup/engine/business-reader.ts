import type { MockupReading, MockupRequest } from '@northloop/contracts';
import type { BusinessFacts } from '../reading/business-facts.js';
import { factList, withoutFacts } from '../reading/fact-list.js';
import { namedFeatures, namedPages } from '../reading/named-features.js';
import { readFacts } from '../reading/read-facts.js';
import type { Trade } from '../trade/trade.js';
import type { TradeFinder } from '../trade/trade-finder.js';

/** How many trades the owner chooses from. */
const CHOICES = 4;

/** What a request says about a business, with the owner's corrections. */
export interface Business {
  trade: Trade;
  facts: BusinessFacts;
}

/** Reads a request: for a draft, and for the owner to look over first. */
export class BusinessReader {
  constructor(private readonly trades: Pick<TradeFinder, 'find' | 'byId'>) {}

  /** The business as a draft shows it. */
  async read(request: MockupRequest): Promise<Business> {
    const facts = withoutFacts(readFacts(request.description), request.leaveOut ?? []);
    const trade = this.trades.byId(request.trade) ?? (await this.likely(request))[0];
    if (!trade) throw new RangeError('There are no trades');
    return { trade, facts: { ...facts, setting: request.setting ?? facts.setting } };
  }

  /** What a draft would take from the request. */
  async look(request: MockupRequest): Promise<MockupReading> {
    const facts = readFacts(request.description);
    const trades = await this.likely(request);
    return {
      trades: trades.slice(0, CHOICES).map(({ id, name }) => ({ id, name })),
      setting: facts.setting ?? trades[0]?.setting ?? 'place',
      facts: factList(facts),
      features: namedFeatures(request.description),
      pages: namedPages(request.description),
    };
  }

  private likely({ companyName, description, industry }: MockupRequest): Promise<readonly Trade[]> {
    return this.trades.find({ companyName, description, industry });
  }
}
