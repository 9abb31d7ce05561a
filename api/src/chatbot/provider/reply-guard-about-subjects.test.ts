import { expect, it } from 'vitest';
import { readSubjects } from '../knowledge/read-subjects.js';
import { contactFact } from './grounded-prompt.js';
import { ReplyGuard } from './reply-guard.js';
import { Sentences } from './sentences.js';

const subjects = readSubjects(new URL('../knowledge/subjects/', import.meta.url));

/** What the guard has against an answer whose own words are the fact it rests on. */
function objection(title: string, text: string, path: string, question: string): string[] {
  const guard = new ReplyGuard([{ title, text, path }, contactFact], question);
  const sentences = new Sentences();
  try {
    for (const sentence of [...sentences.take(`${text} More at ${path}.`), sentences.rest()]) {
      if (sentence !== '') guard.check(sentence);
    }
    return [];
  } catch (error) {
    return [String(error)];
  }
}

it('lets every answer pass that a model repeats word for word', () => {
  const objections = subjects.flatMap(({ id, question, answer, page }) =>
    answer === undefined
      ? []
      : objection(question, answer, page, question).map((why) => `${id}: ${why}`),
  );
  expect(objections).toEqual([]);
});
