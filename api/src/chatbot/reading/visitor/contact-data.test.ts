import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message.js';

const contactOf = (text: string) => readMessage(text).contact;

describe('contact data', () => {
  it.each([
    '763-555-0144',
    '(612) 555 0100',
    '(763)555-0144',
    '612.555.0100',
    '6125550100',
    '612 555 0100',
    '+1 612 555 0100',
    '+1 (763) 555-0144',
    '1-763-555-0144',
  ])('finds the phone number %s', (phone) => {
    expect(contactOf(`you can call me at ${phone}, any time`).phone).toBe(phone);
    expect(contactOf(phone).phone).toBe(phone);
  });

  it.each([
    'my order 6125550100 is missing',
    'zip 55369',
    '$6125550100',
    'invoice #6125550100',
    '2500-3000',
  ])('finds no phone number in “%s”', (text) => {
    expect(contactOf(text).phone).toBeUndefined();
  });

  it.each([
    ['name is Bob Olson', 'Bob Olson'],
    ['my name is bob olson and i need a site', 'Bob Olson'],
    ['this is maria from Lake Bakery', 'Maria'],
    ['im dave', 'Dave'],
    ['bob olson here', 'Bob Olson'],
    ['Bob, 612-555-0100', 'Bob'],
    ['ok call me 612 555 0100, bob', 'Bob'],
    ['please call me tomorrow afternoon, sara 612-555-0199', 'Sara'],
    ['bob@lake.com bob', 'Bob'],
    ["I'm Siobhan O'Brien, siobhan@obrien.ie", "Siobhan O'Brien"],
    ["it's Xiong from Hmong Kitchen", 'Xiong'],
    ['write me at june.holm@mill.example im june', 'June'],
    ['im june', 'June'],
    ['its big sal, 612 555 0100', 'Big Sal'],
    ['612 555 0100 after 4. tuan', 'Tuan'],
    ['kwabena 612 555 0100', 'Kwabena'],
    ['its kwabena from the garage, call 612 555 0100', 'Kwabena'],
    ['This is Maria', 'Maria'],
    ['call me at 612 555 0100 - Deb', 'Deb'],
    ['thanks for the help! - Deb', 'Deb'],
    ['when you call, ask for Sheila', 'Sheila'],
    ["name's Al, 612 555 0100", 'Al'],
    ['name: Al Jensen', 'Al Jensen'],
    ['call deb at 612 555 0100', 'Deb'],
    ['I need a site for my salon.\n\nThanks,\nKaren\n763-555-0144', 'Karen'],
  ])('finds the name in “%s”', (text, name) => {
    expect(contactOf(text).name).toBe(name);
  });

  it.each([
    'im looking for a website',
    'this is urgent',
    'i am angry',
    "i'm so done with you people",
    "I'm German, do you speak German?",
    'im from minneapolis',
    'my email is joe@olsonhvac.com and phone 7635550101',
    'is anybody here',
    'who is Maria',
    'its urgent, 612 555 0100',
    'im looking for a quote, 612 555 0100',
    'call me after 2, 612 555 0100',
    'text me at 612 555 0100 asap',
    'need a websit 612 555 0100',
    'its june already',
    'ask for gabe',
    'can you ask maya to call 612 555 0100',
  ])('finds no name in “%s”', (text) => {
    expect(contactOf(text).name).toBeUndefined();
  });

  it.each([
    ['this is maria from Lake Bakery', 'Lake Bakery'],
    ['this is maria from lake bakery, 763-555-0144', 'Lake Bakery'],
    ['I run Olson HVAC and need a website', 'Olson HVAC'],
    ["it's Xiong from Hmong Kitchen, we met last week", 'Hmong Kitchen'],
    ['im from minneapolis', undefined],
    ['i run a bakery', undefined],
    ['I got a quote from Wix', undefined],
    ['our company is called North Star Plumbing', 'North Star Plumbing'],
    ['We run a dental clinic with 3 locations', undefined],
  ])('takes the company from “%s”', (text, company) => {
    expect(contactOf(text).company).toBe(company);
  });

  it('finds an email address', () => {
    expect(contactOf('write to Joe.Olson+web@olson-hvac.co.uk, please').email).toBe(
      'Joe.Olson+web@olson-hvac.co.uk',
    );
  });
});
