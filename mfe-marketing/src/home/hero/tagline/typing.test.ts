import { describe, expect, it } from 'vitest';
import { firstTyping, nextTyping, type Typing, typingDelay } from './typing';

const phrases = ['ab', 'xyz'];

/** The texts on screen from the start, each with its duration. */
function run(steps: number): [string, number][] {
  const shown: [string, number][] = [];
  let typing: Typing = firstTyping(phrases);
  for (let step = 0; step < steps; step++) {
    const text = phrases[typing.phrase]?.slice(0, typing.length) ?? '';
    shown.push([text, typingDelay(typing, phrases)]);
    typing = nextTyping(typing, phrases);
  }
  return shown;
}

describe('typing', () => {
  it('stands for 2000 ms, deletes at 30 ms and types at 50 ms a character', () => {
    expect(run(8)).toEqual([
      ['ab', 2000],
      ['a', 30],
      ['', 30],
      ['x', 50],
      ['xy', 50],
      ['xyz', 2000],
      ['xy', 30],
      ['x', 30],
    ]);
  });

  it('returns to the first phrase after the last', () => {
    expect(run(13).slice(8)).toEqual([
      ['', 30],
      ['a', 50],
      ['ab', 2000],
      ['a', 30],
      ['', 30],
    ]);
  });
});
