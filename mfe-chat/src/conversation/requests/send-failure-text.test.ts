import { expect, it } from 'vitest';
import { sendFailureText } from './send-failure-text';

it.each([
  ['says why, in its own words', new Error('Too many messages'), 'Too many messages'],
  ['says nothing', new Error(''), 'Failed to send message. Please try again.'],
  ['is no error', 'broken', 'Failed to send message. Please try again.'],
])('tells a visitor what to do when a failure %s', (_, cause, text) => {
  expect(sendFailureText(cause)).toBe(text);
});
