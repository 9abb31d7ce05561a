import type { MockupRequest, MockupResponse } from '@northloop/contracts';
import { createQuote } from '../../quote/create-quote.js';
import type { MockupEngine } from '../mockup-engine.js';
import type { PictureFinder } from '../pictures/picture-finder.js';
import type { TradeFinder } from '../trade/trade-finder.js';
import { readBrief } from './brief.js';
import { composeMockup } from './compose-mockup.js';
import { withPictures } from './with-pictures.js';

/**
 * Creates drafts from the owner's words, the trade's texts and computed colors, without a network. Equal requests always
 * get equal drafts.
 */
export class EmbeddedMockupEngine implements MockupEngine {
  readonly name = 'embedded';

  constructor(
    private readonly trades: Pick<TradeFinder, 'find'>,
    private readonly pictures: PictureFinder,
  ) {}

  async draft(request: MockupRequest): Promise<MockupResponse> {
    const brief = readBrief(request);
    const trade = await this.tradeOf(request);
    const mockup = withPictures(composeMockup(brief, trade), trade, this.pictures);
    return { mockup, quote: createQuote(brief) };
  }

  private async tradeOf({ companyName, description, industry }: MockupRequest) {
    const [trade] = await this.trades.find({ companyName, description, industry });
    if (!trade) throw new RangeError('There are no trades');
    return trade;
  }
}
