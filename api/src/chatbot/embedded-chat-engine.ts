import type { ChatLink } from '@northloop/contracts';
import { type Answer, type Turn, withPage } from './answers/answer.js';
import { answerRules } from './answers/answer-rules.js';
import { projectOf } from './answers/facts/price-answer.js';
import { sourceLink, suggestionsAfter } from './answers/next-steps.js';
import { reconsider } from './answers/recognized-answers.js';
import type {
  ChatEngine,
  ChatReply,
  ChatTurn,
  Consideration,
  Conversation,
  Turn as Replied,
} from './chat-engine.js';
import { draftContact } from './contact-draft.js';
import { curatedKnowledge } from './knowledge/curated-knowledge.js';
import type { KnowledgeBase } from './knowledge/knowledge-base.js';
import type { Topic } from './knowledge/topic.js';
import type { Recognition } from './recognizer/phrase-recognizer.js';
import { readContext } from './understanding/conversation-context.js';
import { readProject, serviceOf } from './understanding/project.js';
import { readQuestion } from './understanding/read-question.js';

/** Number of questions in one message that are answered separately; more are read as one. */
const MOST_QUESTIONS = 2;

/** Matches the gap between two questions. */
const NEXT_QUESTION = /(?<=\?)\s+(?=\S)|,?\s+and\s+(?=(?:when|where|how|what|who)\b)/i;

/** Most documents that a language model receives. */
const NEAREST = 6;

/** Answers from its knowledge and the quote rules, without a network. Says so when it does not know the answer. */
export class EmbeddedChatEngine implements ChatEngine {
  readonly name = 'embedded';
  readonly streams = false;

  constructor(
    private readonly knowledge: KnowledgeBase,
    private readonly clock: () => Date = () => new Date(),
  ) {}

  prepare(): void {
    void this.knowledge.recognizer;
  }

  async reply(message: string, conversation: Conversation): Promise<Replied> {
    const { reply, state } = await this.consider(message, conversation);
    return { reply, state };
  }

  /** The reply alone, at once. */
  answer(message: string, history: readonly ChatTurn[]): ChatReply {
    return this.considerNow(message, history).reply;
  }

  /** The reply together with its sources. */
  async consider(message: string, { history, state }: Conversation): Promise<Consideration> {
    const { reply, isFixed, documents } = this.considerNow(message, history);
    const facts = documents().map(({ title, answer, path }) => ({ title, text: answer, path }));
    return { reply, state, isFixed, facts };
  }

  private considerNow(message: string, history: readonly ChatTurn[]) {
    const said = history.filter(({ isBot }) => !isBot).map(({ content }) => content);
    const turn = this.read(message, said);
    const answer = this.answerEach(message, said) ?? apply(turn);
    const query = [turn.context.earlier.at(-1) ?? '', turn.question.text].join(' ');
    return {
      reply: toReply(answer, turn, [...said, message]),
      isFixed: answer.isFixed === true,
      documents: () => turn.index.best(query, NEAREST).map(({ document }) => document),
    };
  }

  /** Answers several questions in one message separately, if each of them has a different answer. */
  private answerEach(message: string, said: readonly string[]): Answer | undefined {
    const questions = message.split(NEXT_QUESTION).filter((part) => part.trim() !== '');
    if (questions.length !== MOST_QUESTIONS) return undefined;
    const answers = questions.map((question, index) =>
      apply(this.read(question, [...said, ...questions.slice(0, index)])),
    );
    const [first, second] = answers;
    if (first === undefined || second === undefined || first.text === second.text) return undefined;
    if (first.isUnknown || second.isUnknown) return undefined;
    const isFixed = first.isFixed === true || second.isFixed === true;
    return { ...second, isFixed, text: `${withPage(first)}\n\n${withPage(second)}` };
  }

  private read(message: string, said: readonly string[]): Turn {
    const { knowledge } = this;
    const { index, spelling } = knowledge;
    const earlier = said.slice(-MEMORY).map((content) => readQuestion(content, spelling).text);
    const question = readQuestion(message, spelling);
    let meanings: readonly Recognition[] | undefined;
    let before: Answer | undefined;
    const read = this.read.bind(this);
    const topicOf = (text: string): Topic | undefined => {
      const { kind } = readProject(text);
      const cued = curatedKnowledge.find(({ cue }) => cue?.test(text))?.topic;
      if (cued !== undefined) return cued;
      return kind === undefined ? index.find(text)?.document.topic : serviceOf(kind);
    };
    return {
      question,
      said: readProject(question.text),
      context: readContext(earlier, topicOf),
      index,
      get meanings() {
        meanings ??= knowledge.recognizer.recognize(question.text);
        return meanings;
      },
      before: () => {
        const last = said.at(-1);
        if (last !== undefined) before ??= apply(read(last, said.slice(0, -1)));
        return before;
      },
      now: this.clock(),
    };
  }
}

/** Most earlier messages that are read. */
const MEMORY = 12;

function apply(turn: Turn): Answer {
  for (const rule of answerRules) {
    const answer = rule(turn);
    if (answer !== undefined) return reconsider(answer, turn);
  }
  throw new Error('The last rule must answer');
}

function toReply(answer: Answer, turn: Turn, messages: readonly string[]): ChatReply {
  const links: ChatLink[] = [
    ...(answer.path === undefined ? [] : [sourceLink(answer.path)]),
    ...(answer.steps ?? []),
  ].filter(({ path }, index, all) => all.findIndex((link) => link.path === path) === index);
  const suggestions = answer.suggestions ?? suggestionsAfter(answer.topic);
  return {
    text: withPage(answer),
    ...(links.length > 0 && { links }),
    ...(suggestions.length > 0 && { suggestions: [...suggestions] }),
    ...(links.some(({ path }) => path === '/contact') && {
      contactDraft: draftContact(messages, projectOf(turn)),
    }),
    ...(answer.handover === true && { handover: true }),
  };
}
