import type { Answer } from './answering/answer.js';
import { answerRequest } from './answering/answer-request.js';
import { composeReply } from './answering/compose-reply.js';
import { spanishQuestion } from './answering/spanish/plain-spanish.js';
import { spanishAnswer } from './answering/spanish/spanish.js';
import { leadAnswer } from './answering/talk/lead.js';
import { foreignAnswer } from './answering/talk/other-languages.js';
import type { Turn } from './answering/turn.js';
import type {
  Consideration,
  ConsideringEngine,
  Conversation,
  EngineAnswer,
  Fact,
} from './chat-engine.js';
import { afterAnswer } from './conversation/after-answer.js';
import type { ConversationState } from './conversation/conversation-state.js';
import { hearRequest } from './conversation/hear-request.js';
import { afterLast, inContext, withName } from './conversation/in-context.js';
import type { KnowledgeBase } from './knowledge/knowledge-base.js';
import { joinMeanings } from './meaning/join-meanings.js';
import type { Meaning } from './meaning/meaning-reader.js';
import type { SentenceEncoder } from './meaning/sentence-encoder.js';
import { readMessage } from './reading/read-message.js';
import type { MessageRequest, Reading } from './reading/reading.js';

/** Most facts that a language model receives. */
const MOST_FACTS = 6;

/** From this score on a follow-up needs no more of the conversation to be understood. */
const CLEAR = 0.5;

/** A message, and what was said before it. */
interface Heard {
  reading: Reading;
  lastReply: string;
}

interface Answered {
  answers: readonly Answer[];
  /** The turns that were answered by meaning, with what else they may have meant. */
  turns: readonly Turn[];
  state: ConversationState;
}

/**
 * Answers from what the assistant knows and the quote rules, without a network. It reads a message, finds what each of
 * its requests means, and says so when it does not know.
 */
export class EmbeddedChatEngine implements ConsideringEngine {
  readonly name = 'embedded';
  readonly streams = false;

  constructor(
    private readonly knowledge: KnowledgeBase,
    private readonly encoder: SentenceEncoder,
    private readonly clock: () => Date = () => new Date(),
  ) {}

  prepare(): void {
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
    const reading = readMessage(message);
    const lastReply = history.findLast(({ isBot }) => isBot)?.content ?? '';
    const { answers, turns, state } = await this.answer({ reading, lastReply }, before);
    const said = [...history.filter(({ isBot }) => !isBot).map(({ content }) => content), message];
    return {
      reply: composeReply({ answers, state, said, knowledge: this.knowledge }),
      state,
      isFixed: answers.some(({ isFixed }) => isFixed === true),
      facts: turns.flatMap((turn) => this.factsFor(turn)).slice(0, MOST_FACTS),
    };
  }

  private async answer(heard: Heard, before: ConversationState): Promise<Answered> {
    const { reading } = heard;
    const language = languageOf(reading, before);
    if (language === 'es') return this.inSpanish(heard, before);
    if (language !== 'en') {
      const answer = foreignAnswer(language);
      return { answers: [answer], turns: [], state: afterAnswer(before, answer) };
    }
    const answers: Answer[] = [];
    const turns: Turn[] = [];
    let state = before;
    const lead = leadAnswer({ reading, state });
    if (lead !== undefined) {
      answers.push(lead);
      state = afterAnswer(state, lead);
    }
    for (const request of reading.requests) {
      // Contact data needs no answer of its own beside the form that it opened.
      if (lead !== undefined && !request.isQuestion) {
        state = hearRequest(state, request);
        continue;
      }
      const turn = await this.turnFor(request, heard, state);
      const answer = answerRequest(turn);
      turns.push(turn);
      answers.push(answer);
      state = afterAnswer(turn.state, answer);
    }
    return { answers: worthSaying(answers, turns), turns, state };
  }

  private async inSpanish(heard: Heard, before: ConversationState): Promise<Answered> {
    const { reading } = heard;
    const request = reading.requests[0];
    if (request === undefined) return { answers: [], turns: [], state: before };
    const meanings = this.knowledge.meanings.readSpanish(spanishQuestion(reading.text));
    const turn = { ...this.turn({ ...request, raw: reading.text }, heard, before), meanings };
    const answer = spanishAnswer(turn);
    return { answers: [answer], turns: [turn], state: afterAnswer(before, answer) };
  }

  private turn(request: MessageRequest, heard: Heard, state: ConversationState): Turn {
    const { knowledge } = this;
    return { request, ...heard, state, meanings: [], passages: [], knowledge, now: this.clock() };
  }

  private async turnFor(
    request: MessageRequest,
    heard: Heard,
    before: ConversationState,
  ): Promise<Turn> {
    const text = withName(request, before.person);
    const [meanings, passages] = await Promise.all([
      this.meaningsOf({ ...request, text }, before),
      this.knowledge.passages.find(text),
    ]);
    return { ...this.turn(request, heard, hearRequest(before, request)), meanings, passages };
  }

  /** What a request means: by itself, with what 'it' is, and, where that says little, with the request before it. */
  private async meaningsOf(
    { text, isFollowUp }: MessageRequest,
    { topic, subject: follows, said }: ConversationState,
  ): Promise<Meaning[]> {
    const { meanings } = this.knowledge;
    if (!isFollowUp) return meanings.read(text);
    const context = {
      ...(topic !== undefined && { topic }),
      ...(follows !== undefined && { follows }),
    };
    const full = inContext(text, topic);
    const [alone, withThing] = await Promise.all([
      meanings.read(text, context),
      full === undefined ? [] : meanings.read(full, context),
    ]);
    const joined = joinMeanings(alone, withThing);
    const whole = (joined[0]?.score ?? 0) < CLEAR ? afterLast(text, said) : undefined;
    return whole === undefined ? joined : joinMeanings(joined, await meanings.read(whole));
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

/** The language to answer in. A short word in a Spanish conversation is Spanish. */
function languageOf({ language, text }: Reading, { language: before }: ConversationState) {
  const isShort = text.split(/\s+/).length <= 2;
  if (
    before === 'es' &&
    (language === 'pt' || language === 'it' || (language === 'other' && isShort))
  )
    return 'es';
  return language;
}

/** An incident alone; else what is known, without what was only told and not understood. */
function worthSaying(answers: readonly Answer[], turns: readonly Turn[]): readonly Answer[] {
  const incident = answers.find(({ isIncident }) => isIncident === true);
  if (incident !== undefined) return [incident];
  const isOnlyTold = (answer: Answer) => {
    const turn = turns[answers.indexOf(answer) - (answers.length - turns.length)];
    const isUnclear = answer.isUnknown === true || answer.choices !== undefined;
    return isUnclear && turn?.request.isQuestion === false;
  };
  const known = answers.filter((answer) => !isOnlyTold(answer));
  return known.length === 0 ? answers.slice(-1) : known;
}
