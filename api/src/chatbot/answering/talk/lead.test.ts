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
  it('puts the wished time into the form and promises none', () => {
    const { text, lead, state } = bookingAnswer(turnFor('can we talk Tuesday at 3pm'));
    expect(text).toContain('I have put Tuesday at 3pm into the form. I cannot book it myself');
    expect(lead?.message).toBe('I would like to talk: Tuesday at 3pm.');
    expect(state?.time).toBe('Tuesday at 3pm');
  });

  it('does not take a wish for a booking', () => {
    const turn = turnFor('so is that booked', { state: { time: 'Tuesday at 3pm' } });
    expect(bookingAnswer(turn).text).toContain('No, nothing is booked yet');
  });

  it('asks for a time when none was said', () => {
    const { text, lead } = bookingAnswer(turnFor('i want to book a call'));
    expect(text).toContain('Tell us in the form which time suits you');
    expect(lead).toEqual({});
  });
});

it('a wish to be called opens the form with what is known', () => {
  const state = { contact: { email: 'bob@olson.example' } };
  const { lead, text } = detailsAnswer(turnFor('have somebody call me', { state }));
  expect(lead).toEqual({ email: 'bob@olson.example' });
  expect(text).toContain('Nothing is sent until you press the button there');
});
