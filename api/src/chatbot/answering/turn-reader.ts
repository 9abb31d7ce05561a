import type { ConversationState } from '../conversation/conversation-state.js';
import { hearRequest } from '../conversation/hear-request.js';
import { afterLast, inContext, personMeant, withName } from '../conversation/in-context.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { serviceTopics } from '../knowledge/topic.js';
import { joinMeanings } from '../meaning/join-meanings.js';
import type { Meaning } from '../meaning/meaning-reader.js';
import type { MessageRequest, Reading } from '../reading/reading.js';
import { wordsOf } from '../reading/vocabulary/word-list.js';
import { type SpanishQuestion, spanishQuestion } from './spanish/plain-spanish.js';
import type { Turn } from './turn.js';

/** From this score on a follow-up needs no more of the conversation to be understood. */
const CLEAR = 0.5;

/** A follow-up of so many words says little by itself. */
const SHORT = 4;

/** How much each way of reading counts. Chosen on the development set. */
const WEIGHT = {
  /** A vague follow-up by itself, and with what 'it' is. */
  vague: 0.5,
  vagueThing: 0.75,
  /** Another follow-up with what 'it' is. */
  thing: 0.9,
  /** With the request before it. */
  last: 0.75,
  lastShort: 0.9,
  /** Somebody of the team, and what else is told of the team, where somebody is asked for. */
  person: 12,
  team: 2.5,
  /** The subject that was answered last. */
  again: 0.7,
};

const ASKS_WHO =
  /^(and |so |but )?(who|who is|which of you|which one of you)\b(?! (do|can|should) (i|we) (call|reach|contact))/;

/** From this likeness on somebody of the team is meant by 'who'. */
const LIKE_SOMEBODY = 0.7;

/** A follow-up of these words alone asks about whatever was talked about. */
const VAGUE_WORDS = wordsOf(
  'and so then but or for how long much many often soon why when till until since what if not is was does do it that this',
);

/** Topics in which a price or a time is that of a project. */
const PROJECT_TOPICS: ReadonlySet<string> = new Set([...serviceTopics, 'price', 'process']);

/** A message, and what the assistant said before it. */
export interface Heard {
  reading: Reading;
  lastReply: string;
}

/** Finds what the requests of a message mean in their conversation. */
export class TurnReader {
  constructor(
    private readonly knowledge: KnowledgeBase,
    private readonly clock: () => Date,
  ) {}

  /** A request with what it means. */
  async read(request: MessageRequest, heard: Heard, before: ConversationState): Promise<Turn> {
    const { person } = before;
    const { lastReply } = heard;
    const text = withName(request, personMeant(request.pronoun, { person, lastReply }));
    const meanings = this.whoIsMeant(text, await this.meaningsOf({ ...request, text }, before));
    // After the meanings, as the vector of the text is known by then.
    const passages = await this.knowledge.passages.find(text);
    return { ...this.bare(request, heard, hearRequest(before, request)), meanings, passages };
  }

  /** The same for a question in Spanish, which is read by its words. */
  readSpanish(
    { asked, whole }: SpanishQuestion,
    request: MessageRequest,
    heard: Heard,
    before: ConversationState,
  ): Turn {
    const alone = this.spanishMeanings(asked);
    const told = whole === asked ? alone : this.spanishMeanings(whole);
    const meanings = (alone[0]?.score ?? 0) >= (told[0]?.score ?? 0) ? alone : told;
    return { ...this.bare({ ...request, raw: whole }, heard, before), meanings };
  }

  /** 0 to 1: how near a text is to what is asked in Spanish. */
  spanishScore(text: string): number {
    return this.spanishMeanings(text)[0]?.score ?? 0;
  }

  private spanishMeanings(text: string): Meaning[] {
    return this.knowledge.meanings.readSpanish(spanishQuestion(text));
  }

  /** One sentence of a long message as a request of its own. */
  async readSentence(
    request: MessageRequest,
    sentence: string,
    heard: Heard,
    state: ConversationState,
  ): Promise<Turn> {
    const meanings = await this.knowledge.meanings.read(sentence);
    const alone = { ...request, text: sentence, isFollowUp: false };
    return { ...this.bare(alone, heard, state), meanings };
  }

  private bare(request: MessageRequest, heard: Heard, state: ConversationState): Turn {
    const { knowledge } = this;
    return { request, ...heard, state, meanings: [], passages: [], knowledge, now: this.clock() };
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
    const alone = await meanings.read(text, context);
    const isShort = text.split(' ').length <= SHORT;
    const isVague =
      topic !== undefined && !PROJECT_TOPICS.has(topic) && this.isVague(text, alone[0]);
    if ((alone[0]?.score ?? 0) >= CLEAR && !isVague) return alone;
    // Embedded only where they are needed: each text takes the encoder some milliseconds.
    const [full, whole] = [inContext(text, topic), afterLast(text, said)];
    const [withThing, withLast] = await Promise.all([
      full === undefined ? [] : meanings.read(full, context),
      whole === undefined ? [] : meanings.read(whole),
    ]);
    const joined = joinMeanings([
      { meanings: alone, weight: isVague ? WEIGHT.vague : 1 },
      { meanings: withThing, weight: isVague ? WEIGHT.vagueThing : WEIGHT.thing },
      { meanings: withLast, weight: isShort ? WEIGHT.lastShort : WEIGHT.last },
    ]);
    // Who goes on at length wants something else than what was just said.
    return isShort
      ? joined
      : joinMeanings([
          { meanings: joined.filter(({ id }) => id !== follows), weight: 1 },
          { meanings: joined.filter(({ id }) => id === follows), weight: WEIGHT.again },
        ]);
  }

  /** 'Who does the search work' asks for somebody, however much it says about search. */
  private whoIsMeant(text: string, meanings: readonly Meaning[]): Meaning[] {
    const topic = this.knowledge.subject(meanings[0]?.id ?? '')?.topic ?? '';
    if (!ASKS_WHO.test(text) || !PROJECT_TOPICS.has(topic)) return [...meanings];
    return meanings
      .map((meaning) => ({
        ...meaning,
        score: Math.min(1, meaning.score * this.whoWeight(meaning)),
      }))
      .sort((one, other) => other.score - one.score);
  }

  private whoWeight({ id, likeness }: Meaning): number {
    const { topic, does } = this.knowledge.subject(id) ?? {};
    if (does?.startsWith('person-') === true && likeness >= LIKE_SOMEBODY) return WEIGHT.person;
    return topic === 'team' ? WEIGHT.team : 1;
  }

  /** 'And for how long?' is about a project only where projects are talked about. */
  private isVague(text: string, best: Meaning | undefined): boolean {
    const does = best && this.knowledge.subject(best.id)?.does;
    const words = text.split(/[^a-z']+/).filter((word) => word !== '');
    return does === 'duration' || does === 'price' || words.every((word) => VAGUE_WORDS.has(word));
  }
}
