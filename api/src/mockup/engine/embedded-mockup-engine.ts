import type { MockupRequest, MockupResponse } from '@northloop/contracts';
import { createQuote } from '../../quote/create-quote.js';
import type { MockupEngine } from '../mockup-engine.js';
import type { PictureFinder } from '../pictures/picture-finder.js';
import { readBrief } from './brief.js';
import type { BusinessReader } from './business-reader.js';
import { composeMockup } from './compose-mockup.js';
import { withPictures } from './with-pictures.js';

/**
 * Creates drafts from the owner's words, the trade's texts and computed colors, without a network. Equal requests always
 * get equal drafts.
 */
export class EmbeddedMockupEngine implements MockupEngine {
  readonly name = 'embedded';

  constructor(
    private readonly businesses: Pick<BusinessReader, 'read'>,
    private readonly pictures: PictureFinder,
  ) {}

  async draft(request: MockupRequest): Promise<MockupResponse> {
    const { trade, facts } = await this.businesses.read(request);
    const brief = readBrief(request, facts);
    const mockup = withPictures(composeMockup(brief, trade), trade, this.pictures);
    return { mockup, quote: createQuote(brief) };
  }
}
