import { describe, expect, it } from 'vitest';
import { turnFor } from '../../../testing/turn-for.js';
import { cityAnswer } from './city.js';

describe('cityAnswer', () => {
  it.each([
    ['do you work in chicago', 'Chicago', '(312) 555-0118'],
    ['do you have clients in Brooklyn', 'New York', '(212) 555-0163'],
    ['do you come to Pasadena', 'Los Angeles', '(213) 555-0187'],
  ])('names the line for "%s", and where the office is', (message, city, phone) => {
    const { text, state, path } = cityAnswer(turnFor(message));
    expect(text).toContain(`Yes, we work with clients in ${city}.`);
    expect(text).toContain(phone);
    expect(text).toContain('Our office itself is in Maple Grove, Minnesota.');
    expect(state).toEqual({ city });
    expect(path).toBe('/#local-business');
  });

  it('is at home in Minneapolis', () => {
    const { text } = cityAnswer(turnFor('do you work in bloomington'));
    expect(text).toContain('(612) 555-0142');
    expect(text).not.toContain('Our office itself');
  });

  it('goes on with the city that was talked about', () => {
    const turn = turnFor('do you ever come there', { state: { city: 'Chicago' } });
    expect(cityAnswer(turn).text).toContain('(312) 555-0118');
  });

  it('says that the pages do not speak of another place', () => {
    const { text, state } = cityAnswer(turnFor('do you work in Des Moines'));
    expect(text).toContain('The pages do not speak of Des Moines');
    expect(text).toContain('Minneapolis, Chicago, New York, and Los Angeles');
    expect(state).toBeUndefined();
  });
});
