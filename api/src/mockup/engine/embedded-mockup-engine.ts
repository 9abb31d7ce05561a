import { Injectable } from '@nestjs/common';
import type { MockupRequest, MockupResponse } from '@northloop/contracts';
import { createQuote } from '../../quote/create-quote.js';
import type { MockupEngine } from '../mockup-engine.js';
import { readBrief } from './brief.js';
import { composeMockup } from './compose-mockup.js';

/** Drafts from written copy and computed colors: no network, and the same request always gets the same draft. */
@Injectable()
export class EmbeddedMockupEngine implements MockupEngine {
  readonly name = 'embedded';

  async draft(request: MockupRequest): Promise<MockupResponse> {
    const brief = readBrief(request);
    return { mockup: composeMockup(brief), quote: createQuote(brief) };
  }
}
