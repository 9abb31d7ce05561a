import { describe, expect, it } from 'vitest';
import { draftContact } from './contact-draft.js';
import { freshState } from './conversation/conversation-state.js';

describe('draftContact', () => {
  it('says what the visitor said, and nothing else', () => {
    expect(draftContact(['Hello', 'a  store\nfor bread'], freshState)).toEqual({
      message: 'Hello\na store for bread',
    });
  });

  it('keeps the last six messages, each cut to 240 characters', () => {
    const said = ['one', 'two', 'three', 'four', 'five', 'six', 'x'.repeat(500)];
    const lines = draftContact(said, freshState).message?.split('\n');
    expect(lines).toHaveLength(6);
    expect(lines?.[0]).toBe('two');
    expect(lines?.at(-1)).toBe(`${'x'.repeat(239)}…`);
  });

  it.each([
    ['ecommerce', 'E-commerce Solutions'],
    ['app', 'Mobile App Development'],
    ['landing', 'Web Development'],
    ['brand', 'Brand Identity'],
  ] as const)('chooses the service for %s', (kind, service) => {
    const state = { ...freshState, project: { ...freshState.project, kind } };
    expect(draftContact([], state).service).toBe(service);
  });

  it.each([
    [4_000, 'Under $5,000'],
    [12_000, '$10,000 - $25,000'],
  ])('chooses the band that $%d lies in', (budget, band) => {
    const state = { ...freshState, project: { ...freshState.project, budget } };
    expect(draftContact([], state).budget).toBe(band);
  });

  it('fills in how to reach the visitor, and when', () => {
    const contact = { name: 'Bob Olson', phone: '612 555 0100' };
    expect(draftContact([], { ...freshState, contact, time: 'Tuesday at 3pm' })).toMatchObject({
      ...contact,
      timeline: 'Wish for a talk: Tuesday at 3pm',
    });
  });
});
