import { describe, expect, it } from 'vitest';
import { turnFor } from '../../../testing/turn-for.js';
import { bookingAnswer, detailsAnswer, leadAnswer } from './lead.js';

describe('leadAnswer', () => {
  it('puts contact data into the form and says that nothing is sent yet', () => {
    const answer = leadAnswer(turnFor('Bob Olson here, bob@olson.example, call (612) 555 0100'));
    expect(answer?.lead).toEqual({
      name: 'Bob Olson',
      email: 'bob@olson.example',
      phone: '(612) 555 0100',
    });
    expect(answer?.text).toContain('Thank you, Bob.');
    expect(answer?.text).toContain('Nothing is sent until you press the button there');
    expect(answer).toMatchObject({ handover: true, isFixed: true });
    expect(answer?.state?.contact).toEqual(answer?.lead);
  });

  it('keeps what was given before', () => {
    const state = { contact: { name: 'Bob Olson', email: 'bob@olson.example' } };
    expect(leadAnswer(turnFor('my number is 612-555-0100', { state }))?.lead).toEqual({
      name: 'Bob Olson',
      email: 'bob@olson.example',
      phone: '612-555-0100',
    });
  });

  it('opens the form for a message that is only a name', () => {
    expect(leadAnswer(turnFor('my name is Bob Olson'))?.lead).toEqual({ name: 'Bob Olson' });
  });

  it('else needs a way to reach the visitor', () => {
    expect(leadAnswer(turnFor('my name is Bob Olson and I want a website'))).toBeUndefined();
    expect(leadAnswer(turnFor('how much is a website'))).toBeUndefined();
  });
});

describe('bookingAnswer', () => {
  it('opens the form with the wished time, and says nothing of a booking', () => {
    const { text, lead, wish, state, isFixed } = bookingAnswer(
      turnFor('can we talk Tuesday at 3pm'),
    );
    expect(text).not.toMatch(/book/);
    expect(lead?.message).toBe('I would like to talk: Tuesday at 3pm.');
    expect(wish).toBe('Tuesday at 3pm');
    expect(state?.time).toBe('Tuesday at 3pm');
    expect(isFixed).toBe(true);
  });

  it('does not take a wish for a booking', () => {
    const turn = turnFor('so is that booked', { state: { time: 'Tuesday at 3pm' } });
    const { text, wish } = bookingAnswer(turn);
    expect(text).toContain('If not, nothing is booked yet');
    expect(wish).toBe('Tuesday at 3pm');
  });

  it.each([
    ['3pm works', 'Tuesday', 'Tuesday 3pm'],
    ['3pm works', 'Tuesday at 10am', 'Tuesday 3pm'],
    ['tomorrow at 11', 'Tuesday at 10am', 'tomorrow at 11'],
  ])('takes “%s” after “%s” for %s', (message, time, wish) => {
    expect(bookingAnswer(turnFor(message, { state: { time } })).wish).toBe(wish);
  });

  it('offers any time when none was said', () => {
    const { wish, lead } = bookingAnswer(turnFor('i want to book a call'));
    expect(wish).toBe('');
    expect(lead).toEqual({});
  });

  it.each([
    'i need to reschedule my appointment',
    'cancel my appointment on friday',
    'something came up, i have to push our meeting back',
    "i can't make it to our call at two",
  ])('leaves “%s” to the links of the booking', (message) => {
    const { text, wish, lead } = bookingAnswer(turnFor(message));
    expect(text).toContain('with the links in its email');
    expect([wish, lead]).toEqual([undefined, undefined]);
  });
});

it('a wish to be called opens the form with what is known', () => {
  const state = { contact: { email: 'bob@olson.example' } };
  const { lead, text } = detailsAnswer(turnFor('have somebody call me', { state }));
  expect(lead).toEqual({ email: 'bob@olson.example' });
  expect(text).toContain('Nothing is sent until you press the button there');
});
