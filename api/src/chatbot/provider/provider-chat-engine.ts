import type { ModelSettings } from '../../config/language-model-settings.js';
import { askModel } from '../../language-model/ask-model.js';
import { ModelError } from '../../language-model/model-error.js';
import type { Logger } from '../../logging/logger.js';
import type {
  ChatEngine,
  ChatPiece,
  Consideration,
  ConsideringEngine,
  Conversation,
  EngineAnswer,
} from '../chat-engine.js';
import { contactFact, groundedRequest } from './grounded-prompt.js';
import { ReplyGuard } from './reply-guard.js';
import { Sentences } from './sentences.js';

/** Longest accepted reply of a model, in characters. */
const REPLY_LENGTH = 1_500;

/** How long a model is not called after a failure. Doubles with each failure in a row. */
const FIRST_REST_MS = 2_000;
const LONGEST_REST_MS = 120_000;

const NEVER = new AbortController().signal;

/**
 * Has a language model phrase the site's facts. Prices, hours, complaints and attempts to steer the assistant are
 * answered only by the embedded engine. The embedded engine also takes over within the same turn if the model fails or
 * states something that is not in the facts.
 */
export class ProviderChatEngine implements ChatEngine {
  readonly name = 'provider';
  readonly streams = true;

  private failures = 0;
  private restsUntil = 0;

  constructor(
    private readonly settings: ModelSettings,
    private readonly embedded: ConsideringEngine,
    private readonly logger: Logger,
  ) {}

  prepare(): void {
    this.embedded.prepare();
  }

  async reply(
    message: string,
    conversation: Conversation,
    signal: AbortSignal = NEVER,
    onPiece: (piece: ChatPiece) => void = () => {},
  ): Promise<EngineAnswer> {
    const considered = await this.embedded.consider(message, conversation);
    const { reply, state, isFixed } = considered;
    signal.throwIfAborted();
    let hasSpoken = false;
    if (!isFixed && Date.now() >= this.restsUntil) {
      try {
        const text = await this.phrase(message, conversation, considered, signal, (piece) => {
          hasSpoken = true;
          onPiece(piece);
        });
        this.failures = 0;
        return { reply: { ...reply, text }, state };
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        this.noteFailure(error);
      }
    }
    if (hasSpoken) onPiece({ kind: 'restart' });
    onPiece({ kind: 'text', text: reply.text });
    return { reply, state };
  }

  /** The model's reply. Each sentence is checked before it is passed on. */
  private async phrase(
    message: string,
    conversation: Conversation,
    { reply, facts, state }: Consideration,
    signal: AbortSignal,
    onPiece: (piece: ChatPiece) => void,
  ): Promise<string> {
    // The embedded engine's own answer is correct, but may miss the point.
    const draft = { title: 'Draft answer', text: reply.text, path: '/' };
    const given = [...facts, contactFact, draft];
    const said = conversation.history.filter(({ isBot }) => !isBot).map(({ content }) => content);
    const guard = new ReplyGuard(given, [...said, message].join('\n'));
    const sentences = new Sentences();
    let text = '';
    const pass = (sentence: string) => {
      if (sentence === '') return;
      guard.check(sentence);
      text += sentence;
      if (text.length > REPLY_LENGTH) throw new ModelError('malformed', 'The reply is too long');
      onPiece({ kind: 'text', text: sentence });
    };
    const request = groundedRequest(message, { ...conversation, state }, given);
    for await (const piece of askModel(this.settings, request, signal)) {
      for (const sentence of sentences.take(piece)) pass(sentence);
    }
    pass(sentences.rest());
    if (text.trim() === '') throw new ModelError('malformed', 'The reply is empty');
    return text.trim();
  }

  private noteFailure(error: ModelError): void {
    // A reply with invented facts says nothing about the next one, so only other failures make the model pause.
    if (error.failure !== 'unfounded') {
      this.restsUntil = Date.now() + Math.min(FIRST_REST_MS * 2 ** this.failures, LONGEST_REST_MS);
      this.failures += 1;
    }
    this.logger.warn(
      { err: error, failure: error.failure },
      'The language model gave no usable reply; using the embedded engine',
    );
  }
}
