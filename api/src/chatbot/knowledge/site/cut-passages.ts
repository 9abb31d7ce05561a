import type { ContentEntry } from '@northloop/contracts';
import type { Passage } from '../../meaning/passage-search.js';

/** Passages are about as long as a good answer, in characters. */
const SHORTEST = 100;
const LONGEST = 320;

/** Most passages of one page, and of all pages. Far above what the site has. */
const MOST_OF_PAGE = 150;
const MOST = 3_000;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Cuts what the live pages say into passages that can be quoted: the answers that pages give to questions, the
 * descriptions, and the text by sentences.
 */
export function cutPassages(entries: readonly ContentEntry[]): Passage[] {
  return entries.flatMap(ofEntry).slice(0, MOST);
}

function ofEntry({ path, title, description, text, questions = [] }: ContentEntry): Passage[] {
  const answers = questions.map(({ question, answer }) => ({
    path,
    title,
    text: clip(answer),
    heading: question,
  }));
  const cut = [description, ...joined(text)]
    .map((passage) => clip(passage))
    .filter((passage) => passage !== '');
  return [...answers, ...cut.map((passage) => ({ path, title, text: passage }))].slice(
    0,
    MOST_OF_PAGE,
  );
}

/** Sentences of a text, joined while they are too short to say something by themselves. */
function joined(text: string): string[] {
  const passages: string[] = [];
  let current = '';
  for (const line of text.split('\n')) {
    for (const { segment } of sentences.segment(line)) {
      const sentence = segment.replace(/\s+/g, ' ').trim();
      if (current !== '' && current.length + sentence.length > LONGEST) {
        passages.push(current);
        current = '';
      }
      current = `${current} ${sentence}`.trim();
      if (current.length >= SHORTEST) {
        passages.push(current);
        current = '';
      }
    }
  }
  return current === '' ? passages : [...passages, current];
}

function clip(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1).replace(/\s\S*$/, '')}…`;
}
