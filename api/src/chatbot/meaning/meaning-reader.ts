import { embedIfAble, type SentenceEncoder } from '../../sentence-encoder/sentence-encoder.js';
import { softmax, TextClassifier } from '../../text-classifier/text-classifier.js';
import { toSentence } from '../../text-classifier/text-features.js';
import type { Subject } from '../knowledge/subject.js';
import { bestOf } from './best-of.js';
import type { MeaningModel } from './meaning-file.js';
import { NearestExamples } from './nearest-examples.js';
import { onFirstUse } from './on-first-use.js';
import { NearestWords } from './words/nearest-words.js';
import { Spelling } from './words/spelling.js';
import { WordSearch } from './words/word-search.js';

/** A subject that a text may mean. */
export interface Meaning {
  /** Of the subject. */
  readonly id: string;
  /** 0 to 1: about the chance that it is meant. */
  readonly score: number;
  /** The cosine to the nearest example; 0 where there is no vector. Below about 0.6 the site may not speak of it. */
  readonly likeness: number;
  /** 0 to 1: how well the words fit, beside the subject whose words fit best. */
  readonly words: number;
}

/** What the conversation is about; see {@link MeaningReader.read}. */
export interface ReadingContext {
  /** The topic that is being talked about. The follow-ups of its subjects take part, and its subjects come easier. */
  readonly topic?: string;
  /** The id of the subject answered last. What tends to be asked next comes easier, and its own follow-ups as well. */
  readonly follows?: string;
}

const MOST = 8;
/** How many of the classifier's and of the word search's best are looked at closely. */
const CONSIDERED = 12;

/**
 * What counts how much. The first three were fitted on examples that were left out of the training, so that the
 * scores are about the chances of being right.
 */
const WEIGHT = { chance: 0.77, words: 2.39, likeness: 4, topic: 0.5, next: 0.5, followUp: 20 };
/** A subject that lies so far behind has a chance of less than one in thirty. */
const HOPELESS = 3.5;
/** A follow-up that is less near than this says nothing. */
const NEAR_FOLLOW_UP = 0.7;

/** Tells which subjects a text may mean, by meaning and by words. */
export class MeaningReader {
  private readonly classifier: TextClassifier;
  private readonly asked: NearestExamples;
  private readonly followUps: NearestExamples;
  private readonly english: () => WordSearch;
  private readonly spanish: () => NearestWords;
  /** With the encoder at work it is never needed. */
  private readonly plain: () => NearestWords;
  private readonly spelling: () => Spelling;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(
    private readonly encoder: SentenceEncoder,
    model: MeaningModel,
    private readonly subjects: readonly Subject[],
    isWord: (word: string) => boolean,
  ) {
    this.classifier = new TextClassifier(model.classifier);
    this.asked = new NearestExamples(model.asked);
    this.followUps = new NearestExamples(model.followUps);
    this.numbers = new Map(subjects.map(({ id }, at) => [id, at]));
    const examples = subjects.map(({ asked, question }) => [question, ...asked]);
    const answers = subjects.map(({ answer = '' }) => answer);
    this.spelling = onFirstUse(() => new Spelling([...examples.flat(), ...answers], isWord));
    this.english = onFirstUse(
      () => new WordSearch(examples.map((asked, at) => ({ asked, told: answers[at] ?? '' }))),
    );
    this.plain = onFirstUse(() => new NearestWords(examples));
    this.spanish = onFirstUse(() => new NearestWords(subjects.map(({ es }) => es?.asked ?? [])));
  }

  /** Makes what an English text needs, so that the first one does not wait for it. Takes about a second. */
  prepare(): void {
    this.spelling();
    this.english();
  }

  /** The subjects that an English text may mean, best first, 8 at most. By words alone while the encoder is away. */
  async read(written: string, context: ReadingContext = {}): Promise<Meaning[]> {
    const text = this.spelling().correct(written);
    const [vector] = (await embedIfAble(this.encoder, [toSentence(text)])) ?? [];
    if (vector === undefined) return this.readWords(text);
    const chances = this.classifier.classify(text, vector);
    const words = this.english().find(text);
    const candidates = new Set([...bestOf(chances, CONSIDERED), ...bestOf(words, CONSIDERED)]);
    const followUps = this.followUpsOf(context);
    for (const subject of followUps) candidates.add(subject);
    const next = new Set(this.subjectOf(context.follows)?.next);
    const known = [...candidates].map((number) => {
      const subject = this.subjects[number];
      const follows = followUps.has(number) ? this.followUps.likeness(vector, number) : 0;
      const sum =
        WEIGHT.chance * Math.log((chances[number] ?? 0) + 1e-6) +
        WEIGHT.words * (words[number] ?? 0) +
        WEIGHT.topic * Number(context.topic !== undefined && subject?.topic === context.topic) +
        WEIGHT.next * Number(subject !== undefined && next.has(subject.id)) +
        WEIGHT.followUp * Math.max(0, follows - NEAR_FOLLOW_UP);
      return { number, sum, follows };
    });
    const found = this.withLikeness(known, vector);
    const scores = softmax(Float32Array.from(found, ({ sum }) => sum));
    return this.ranked(
      found.map(({ number, likeness }, at) => ({ number, likeness, score: scores[at] ?? 0 })),
      words,
    );
  }

  /** What a text may mean by its words alone. Their likeness is put on the scale that vectors have. */
  private readWords(text: string): Meaning[] {
    return this.plain()
      .find(text)
      .slice(0, MOST)
      .map(({ owner, likeness }) => ({
        id: this.subjects[owner]?.id ?? '',
        score: likeness,
        likeness: (1 + likeness) / 2,
        words: likeness,
      }));
  }

  /** The same for a Spanish text, by its words alone: the encoder knows no Spanish. */
  readSpanish(text: string): Meaning[] {
    return this.spanish()
      .find(text)
      .map(({ owner, likeness }) => ({
        id: this.subjects[owner]?.id ?? '',
        score: likeness,
        likeness,
        words: likeness,
      }));
  }

  /** Adds how near the examples are, which takes the most time: not where it could not change anything. */
  private withLikeness(
    known: readonly { number: number; sum: number; follows: number }[],
    vector: Float32Array,
  ): { number: number; sum: number; likeness: number }[] {
    let most = Number.NEGATIVE_INFINITY;
    return known
      .toSorted((one, other) => other.sum - one.sum)
      .map(({ number, sum, follows }) => {
        const isHopeless = sum + WEIGHT.likeness < most - HOPELESS;
        const near = isHopeless ? 0 : this.asked.likeness(vector, number);
        const whole = sum + WEIGHT.likeness * near;
        most = Math.max(most, whole);
        return { number, sum: whole, likeness: Math.max(near, follows) };
      });
  }

  private ranked(
    found: readonly { number: number; score: number; likeness: number }[],
    words: Float32Array,
  ): Meaning[] {
    return found
      .map(({ number, score, likeness }) => ({
        id: this.subjects[number]?.id ?? '',
        score,
        likeness,
        words: words[number] ?? 0,
      }))
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST);
  }

  /** The numbers of the subjects whose follow-ups take part. */
  private followUpsOf({ topic, follows }: ReadingContext): Set<number> {
    const numbers = new Set<number>();
    this.subjects.forEach((subject, number) => {
      const talkedAbout =
        subject.topic === topic ||
        subject.id === follows ||
        subject.also_in?.some((other) => other === topic) === true;
      if (talkedAbout && subject.follow_ups) numbers.add(number);
    });
    return numbers;
  }

  private subjectOf(id: string | undefined): Subject | undefined {
    const number = id === undefined ? undefined : this.numbers.get(id);
    return number === undefined ? undefined : this.subjects[number];
  }
}
