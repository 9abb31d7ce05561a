import { describe, expect, it } from 'vitest';
import { turnFor } from '../../testing/turn-for.js';
import { freshState } from '../conversation/conversation-state.js';
import type { Answer } from './answer.js';
import { composeReply } from './compose-reply.js';
import { contactStep, mockupStep } from './next-steps.js';

const { knowledge } = turnFor('hello');
const compose = (...answers: Answer[]) =>
  composeReply({ answers, state: freshState, said: ['Hello there'], knowledge });

describe('composeReply', () => {
  it('names the page of each answer, once', () => {
    const { text, links } = compose(
      { text: 'Half of it.', path: '/terms' },
      { text: 'We are in Maple Grove, see /contact.', path: '/contact' },
    );
    expect(text).toBe('Half of it. More at /terms.\n\nWe are in Maple Grove, see /contact.');
    expect(links).toEqual([
      { label: 'Terms', path: '/terms', kind: 'source' },
      { label: 'Contact', path: '/contact', kind: 'source' },
    ]);
  });

  it('says and links nothing twice', () => {
    const answer = { text: 'Half of it.', path: '/terms', steps: [contactStep] };
    const { text, links } = compose(answer, answer);
    expect(text).toBe('Half of it. More at /terms.');
    expect(links?.map(({ path }) => path)).toEqual(['/terms', '/contact']);
  });

  it('uses no English words to name a page of a Spanish answer', () => {
    expect(compose({ text: 'La mitad.', path: '/terms', isForeign: true }).text).toBe(
      'La mitad. /terms',
    );
  });

  it('shows choices as questions, and no suggestions beside them', () => {
    const reply = compose({
      text: 'Which one?',
      choices: ['deposit', 'gone'],
      suggestions: ['Who are you?'],
    });
    expect(reply.choices).toEqual([knowledge.subject('deposit')?.question]);
    expect(reply.suggestions).toBeUndefined();
  });

  it('suggests four questions at most', () => {
    const suggestions = ['a?', 'b?', 'a?', 'c?', 'd?', 'e?'];
    expect(compose({ text: 'Yes.', suggestions }).suggestions).toEqual(['a?', 'b?', 'c?', 'd?']);
  });

  it('drafts a message where the reply leads to a form, and nowhere else', () => {
    expect(compose({ text: 'Ask.', steps: [contactStep] }).contactDraft).toEqual({
      message: 'Hello there',
    });
    expect(compose({ text: 'Form.', lead: { name: 'Bob' } })).toMatchObject({
      lead: { name: 'Bob' },
      contactDraft: { message: 'Hello there' },
    });
    expect(compose({ text: 'Draft.', steps: [mockupStep] }).contactDraft).toBeUndefined();
  });

  it('passes on that a person should go on, and the offer to delete', () => {
    expect(compose({ text: 'Sorry.', handover: true }, { text: 'Here.' })).toMatchObject({
      handover: true,
    });
    expect(compose({ text: 'Gone.', offersDeletion: true }).offersDeletion).toBe(true);
    expect(compose({ text: 'Yes.' })).toEqual({ text: 'Yes.' });
  });
});
