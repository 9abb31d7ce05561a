import type { Mockup, MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';
import type { MockupModelSettings } from '../../config/mockup-settings.js';
import { askModel } from '../../language-model/ask-model.js';
import { ModelError } from '../../language-model/model-error.js';
import type { Logger } from '../../logging/logger.js';
import type { MockupEngine } from '../mockup-engine.js';
import { placeOf, placesOf, readTextSlot, withTextSlot } from './text-slots.js';
import { TokenBudget } from './token-budget.js';
import { writingRequest } from './writing-request.js';

/** Longest reply that is read, in characters. */
const REPLY_LENGTH = 40_000;

const NEVER = new AbortController().signal;

/**
 * Has a language model rewrite the texts of a draft from the embedded engine. Each piece of text is checked and
 * replaced separately, so that a reply that is refused, cut off or late only costs the missing pieces. The model never
 * changes layout, colors or prices.
 */
export class ProviderMockupEngine implements MockupEngine {
  readonly name = 'provider';
  private readonly budget: TokenBudget;

  constructor(
    private readonly settings: MockupModelSettings,
    private readonly embedded: MockupEngine,
    private readonly logger: Logger,
  ) {
    this.budget = new TokenBudget(settings.dailyTokens);
  }

  async draft(
    request: MockupRequest,
    signal: AbortSignal = NEVER,
    onProgress: (progress: MockupProgress) => void = () => {},
  ): Promise<MockupResponse> {
    const { mockup, quote } = await this.embedded.draft(request);
    signal.throwIfAborted();
    return { ...(await this.rewritten(request, mockup, signal, onProgress)), quote };
  }

  private async rewritten(
    request: MockupRequest,
    draft: Mockup,
    signal: AbortSignal,
    onProgress: (progress: MockupProgress) => void,
  ): Promise<Pick<MockupResponse, 'mockup' | 'unwritten'>> {
    const { model, maxTokens } = this.settings;
    const asked = writingRequest(request, draft, maxTokens);
    if (!this.budget.take(asked.system + asked.messages[0]?.content, maxTokens)) {
      this.logger.warn('Today’s tokens are used up; using the embedded engine');
      return { mockup: draft, unwritten: 'all' };
    }
    const places = placesOf(draft);
    const written = new Set<string>();
    let mockup = draft;
    let refused = 0;
    let hasFailed = false;
    try {
      for await (const line of linesOf(askModel(model, asked, signal))) {
        const slot = readTextSlot(line);
        if (slot === undefined || !places.has(placeOf(slot))) {
          refused += 1;
          continue;
        }
        mockup = withTextSlot(mockup, slot);
        // Writing the same place twice is no progress.
        if (written.has(placeOf(slot))) continue;
        written.add(placeOf(slot));
        onProgress({ written: written.size, of: places.size });
      }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      hasFailed = true;
      this.logger.warn(
        { failure: error.failure, accepted: written.size },
        'The model failed; parts that it did not write keep the embedded engine’s text',
      );
    }
    if (refused > 0)
      this.logger.warn(
        { accepted: written.size, refused },
        'Some parts of a reply could not be used',
      );
    if (written.size === 0) return { mockup, unwritten: 'all' };
    return { mockup, ...((hasFailed || refused > 0) && { unwritten: 'some' }) };
  }
}

/**
 * The complete lines of a streamed text. A last line without a line break only counts if the stream ended without an
 * error.
 */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > REPLY_LENGTH) throw new ModelError('malformed', 'The reply is too long');
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}
