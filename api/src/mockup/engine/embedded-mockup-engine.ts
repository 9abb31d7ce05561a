import { Injectable } from '@nestjs/common';
import type { MockupRequest, MockupResponse } from '@northloop/contracts';
import { createQuote } from '../../quote/create-quote.js';
import type { MockupEngine } from '../mockup-engine.js';
import { readBrief } from './brief.js';
import { composeMockup } from './compose-mockup.js';

/** Creates drafts from prepared copy and computed colors, without a network. Equal requests always get equal drafts. */
@Injectable()
export class EmbeddedMockupEngine implements MockupEngine {
  readonly name = 'embedded';

  async draft(request: MockupRequest): Promise<MockupResponse> {
    const brief = readBrief(request);
    return { mockup: composeMockup(brief), quote: createQuote(brief) };
  }
}
