import { expect, it } from 'vitest';
import { mailboxOf } from './recipient-limit.js';

it.each([
  ['dana@bakery.example', 'dana@bakery.example'],
  ['Dana@Bakery.Example', 'dana@bakery.example'],
  ['dana+1@bakery.example', 'dana@bakery.example'],
  ['dana+a+b@bakery.example', 'dana@bakery.example'],
  ['+dana@bakery.example', '+dana@bakery.example'],
  ['da.na@bakery.example', 'da.na@bakery.example'],
  ['D.a.n.a+7@gmail.com', 'dana@gmail.com'],
  ['da.na@googlemail.com', 'dana@googlemail.com'],
])('takes %s for the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
