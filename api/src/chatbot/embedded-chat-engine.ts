import { loadTokens } from '../english/tokens.js';
import type { SentenceEncoder } from '../sentence-encoder/sentence-encoder.js';
import { answerMessage } from './answering/answer-message.js';
import { composeReply } from './answering/compose-reply.js';
import type { Turn } from './answering/turn.js';
import { TurnReader } from './answering/turn-reader.js';
import type {
  Consideration,
  ConsideringEngine,
  Conversation,
  EngineAnswer,
  Fact,
} from './chat-engine.js';
import type { KnowledgeBase } from './knowledge/knowledge-base.js';
import { readMessage } from './reading/read-message.js';

/** Most facts that a language model receives. */
const MOST_FACTS = 6;

/**
 * Answers from what the assistant knows and the quote rules, without a network. It reads a message, finds what each of
 * its requests means, and says so when it does not know.
 */
export class EmbeddedChatEngine implements ConsideringEngine {
  readonly name = 'embedded';
  readonly streams = false;

  private readonly reader: TurnReader;

  constructor(
    private readonly knowledge: KnowledgeBase,
    private readonly encoder: SentenceEncoder,
    clock: () => Date = () => new Date(),
  ) {
    this.reader = new TurnReader(knowledge, clock);
  }

  prepare(): void {
    loadTokens();
    this.knowledge.meanings.prepare();
    // A failure shows with the first message, which is then read by words.
    this.encoder.prepare().catch(() => undefined);
  }

  async reply(message: string, conversation: Conversation): Promise<EngineAnswer> {
    const { reply, state } = await this.consider(message, conversation);
    return { reply, state };
  }

  /** The reply together with what it rests on. */
  async consider(
    message: string,
    { history, state: before }: Conversation,
  ): Promise<Consideration> {
    const lastReply = history.findLast(({ isBot }) => isBot)?.content ?? '';
    const { answers, turns, state } = await answerMessage(
      { reading: readMessage(message), lastReply },
      before,
      this.reader,
    );
    const said = [...history.filter(({ isBot }) => !isBot).map(({ content }) => content), message];
    return {
      reply: composeReply({ answers, state, said, knowledge: this.knowledge }),
      state,
      isFixed: answers.some(({ isFixed }) => isFixed === true),
      facts: turns.flatMap((turn) => this.factsFor(turn)).slice(0, MOST_FACTS),
    };
  }

  private factsFor({ meanings, passages }: Turn): Fact[] {
    const subjects = meanings.flatMap(({ id }) => {
      const subject = this.knowledge.subject(id);
      return subject?.answer === undefined
        ? []
        : [{ title: subject.question, text: subject.answer, path: subject.page }];
    });
    return [...subjects, ...passages.map(({ passage }) => passage)];
  }
}
