import { expect, it } from 'vitest';
import { greeting } from './greeting.js';

it.each([
  'Dana',
  'Dana Whitfield',
  'Anne-Marie O’Brien',
  'J.R. Smith',
  'Dr. Dana Whitfield',
  'Ludwig van der Rohe',
  'María del Carmen García',
  'Élodie D’Arcy',
  'Ольга Петрова',
  '王小明',
  'فاطمة الزهراء',
])('greets %s', (name) => {
  expect(greeting(name)).toBe(`Hi ${name},`);
});

it.each([
  'Win a prize at evil.example now',
  'evil.example',
  'Evil.Example',
  'Evil.example Shop',
  'www.evil.example',
  'https://evil.example',
  'Dana evil。example',
  'dana@evil.example',
  'Claim your prize',
  'You Won A Prize',
  'Call 612 555 0100',
  'Win!',
  'Dana: win',
  'Dana, look here',
  'Dana\nLook',
  '恭喜您中奖了请立即访问我们的网站',
  'D'.repeat(30),
  'van de',
  '.',
  '',
])('does not repeat %j', (name) => {
  expect(greeting(name)).toBe('Hello,');
});
