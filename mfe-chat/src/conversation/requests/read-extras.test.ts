import type { ChatMessageResponse } from '@northloop/contracts';
import { expect, it } from 'vitest';
import { readExtras } from './read-extras';

it('takes links to pages of this site, whoever wrote the answer', () => {
  const links = [
    { label: 'Draft a mockup', path: '/#mockup', kind: 'step' as const },
    { label: 'Elsewhere', path: 'https://evil.example', kind: 'step' as const },
    { label: 'Script', path: 'javascript:alert(1)', kind: 'step' as const },
    { label: 'Nowhere', path: '/nowhere', kind: 'step' as const },
  ];
  expect(readExtras({ links }).links).toEqual([links[0]]);
});

it('makes do with an answer that has nothing beside its text', () => {
  expect(readExtras({})).toEqual({
    links: [],
    suggestions: [],
    contactDraft: null,
    isHandover: false,
    choices: [],
    lead: null,
    offersDeletion: false,
  });
});

it('takes what the assistant asks back, the lead and the offer to delete', () => {
  const choices = ['The price of a store', 'The price of its care'];
  const lead = { name: 'Bob', phone: '612 555 0100' };
  expect(readExtras({ choices, lead, offersDeletion: true })).toMatchObject({
    choices,
    lead,
    offersDeletion: true,
  });
});

it('drops what is of another shape', () => {
  const answer: unknown = {
    choices: ['One', 2, '', 'One', null, 'Two', 'Three', 'Four'],
    suggestions: 'What?',
    lead: 'Bob',
    offersDeletion: 'yes',
  };
  expect(readExtras(answer as Partial<ChatMessageResponse>)).toMatchObject({
    choices: ['One', 'Two', 'Three'],
    suggestions: [],
    lead: null,
    offersDeletion: false,
  });
});
