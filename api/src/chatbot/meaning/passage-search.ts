import { embedIfAble, type SentenceEncoder } from '../../sentence-encoder/sentence-encoder.js';
import { product } from '../../text-classifier/row-products.js';
import { toSentence } from '../../text-classifier/text-features.js';
import { WordSearch } from './words/word-search.js';

/** A piece of a page's text. */
export interface Passage {
  readonly text: string;
  /** The page it is on, and the page's title. */
  readonly path: string;
  readonly title: string;
}

/** A passage that may answer a question. */
export interface FoundPassage {
  readonly passage: Passage;
  /** The cosine of question and passage; 0 where there is no vector yet. */
  readonly likeness: number;
  /** 0 to 1: how well the words fit, beside the passage whose words fit best. */
  readonly words: number;
}

/** So few at a time that a visitor's question waits at most for these. */
const BATCH = 2;
/** The words help to choose between passages that are about as near. */
const WORDS = 0.2;

/** Finds passages of the site's pages by meaning and by words. By words alone until the vectors are ready. */
export class PassageSearch {
  private passages: readonly Passage[] = [];
  private words = new WordSearch([]);
  private vectors = new Map<string, Float32Array>();

  constructor(private readonly encoder: SentenceEncoder) {}

  /**
   * Takes these passages in place of those before; what is the same keeps its vector.
   * @returns when the vectors are ready. There is no need to wait for it.
   */
  async replace(passages: readonly Passage[]): Promise<void> {
    this.passages = passages;
    this.words = new WordSearch(
      passages.map(({ title, text }) => ({ asked: [text], told: title })),
    );
    const before = this.vectors;
    const vectors = new Map<string, Float32Array>();
    this.vectors = vectors;
    const texts = [...new Set(passages.map(({ text }) => text))];
    for (const text of texts) {
      const vector = before.get(text);
      if (vector) vectors.set(text, vector);
    }
    const missing = texts.filter((text) => !vectors.has(text));
    // Newer passages have come meanwhile when the vectors are no longer these.
    for (let at = 0; at < missing.length && this.vectors === vectors; at += BATCH) {
      const batch = missing.slice(at, at + BATCH);
      const found = await embedIfAble(this.encoder, batch.map(toSentence));
      if (!found) return;
      for (const [index, text] of batch.entries()) {
        const vector = found[index];
        if (vector) vectors.set(text, vector);
      }
    }
  }

  /** The passages nearest to an English text, best first. */
  async find(text: string, most = 3): Promise<FoundPassage[]> {
    const words = this.words.find(text);
    if (this.passages.length === 0) return [];
    const [vector] = (await embedIfAble(this.encoder, [toSentence(text)])) ?? [];
    return this.passages
      .map((passage, at) => {
        const own = this.vectors.get(passage.text);
        const likeness = vector && own ? product(vector, own, 0) : 0;
        return { passage, likeness, words: words[at] ?? 0 };
      })
      .sort((one, other) => rank(other) - rank(one))
      .slice(0, most)
      .filter((found) => rank(found) > 0);
  }
}

function rank({ likeness, words }: FoundPassage): number {
  return likeness + WORDS * words;
}
