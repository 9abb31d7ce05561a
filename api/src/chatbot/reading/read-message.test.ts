import { beforeAll, describe, expect, it } from 'vitest';
import { loadTokens } from '../../english/tokens.js';
import { readMessage } from './read-message.js';

const textsOf = (message: string) => readMessage(message).requests.map(({ text }) => text);
const lastOf = (message: string) => readMessage(message).requests.at(-1);

const LETTER = `Hi, my name is Karen Lindqvist and I own a small flower shop in Robbinsdale. We've been open since 2009.
Our old website was made by my nephew and it has a blog nobody reads. It went down last Tuesday. I pay $40 a month for hosting.
I would like a new site with online ordering and a gallery, about 6 pages. Our budget is around $8,000.
Could you tell me how long that would take?

Thanks,
Karen
763-555-0144`;

describe('requests', () => {
  it.each([
    [
      'how much is a store and how long does it take?',
      ['how much is a store', 'and how long does it take?'],
    ],
    ['do you do SEO? and whats the price', ['do you do seo?', 'and what is the price']],
    ['whats the price\nhow long does it take', ['what is the price', 'how long does it take']],
    ['do you do design and development', ['do you do design and development']],
    ['whats your name and email', ['what is your name and email']],
    [
      "hi there! u gonna be open 2day? i can't call. thanks!",
      ['you going to be open today?', 'i can not call.'],
    ],
    [
      'I need a quote\n5 pages\nwith booking\nno blog',
      ['i need a quote, 5 pages, with booking, no blog'],
    ],
    ['one? two? three? four?', ['two?', 'three?', 'four?']],
    ['please call me, bob 612-555-0100', ['call me, bob my phone number']],
    ['hello', ['hello']],
    [
      'is it the constructor? constructor and constructor pages',
      ['is it the constructor?', 'constructor and constructor pages'],
    ],
    ['cuanto cuesta una pagina web', ['cuanto cuesta una pagina web']],
    ['hi!! thanks', ['thanks']],
    ['???', ['?']],
    ['👍', ['👍']],
  ])('splits “%s”', (message, texts) => {
    expect(textsOf(message)).toEqual(texts);
  });

  it('tells the requests of a long message from the story around them', () => {
    const { requests, contact, time } = readMessage(LETTER);
    expect(requests.map(({ text }) => text)).toEqual([
      'could you tell me how long that would take?',
    ]);
    expect(requests[0]?.project).toMatchObject({
      kind: 'business',
      features: ['Online ordering', 'Photo gallery'],
      pages: 6,
    });
    expect(requests.flatMap(({ amounts }) => amounts)).toEqual([
      { dollars: 8000, isVisitors: true },
    ]);
    expect(contact).toEqual({ name: 'Karen Lindqvist', phone: '763-555-0144' });
    expect(time).toBeUndefined();
  });

  it('keeps what earlier requests of many say about the project', () => {
    const [first] = readMessage(
      'I need a site with booking. Add a blog too! What is it? How long? How much?',
    ).requests;
    expect(first?.project.features).toEqual(['Online booking', 'Blog']);
  });

  it.each([
    ['how much is a store', true],
    ['can people book appointments on it', true],
    ['i was wondering if you do seo', true],
    ['what i need is a site', false],
    ['when i click it crashes', false],
    ['i need a site', false],
    ['fix my site', false],
  ])('knows whether “%s” asks something', (message, isQuestion) => {
    expect(lastOf(message)?.isQuestion).toBe(isQuestion);
  });

  it.each([
    ['how long does it take', true, 'it'],
    ['does she do photos', true, 'she'],
    ['how do i reach him', true, 'he'],
    ['do they have kids', true, 'they'],
    ['what does that include', true, 'it'],
    ['and with booking?', true, undefined],
    ['what about a store with payments', true, undefined],
    ['for a bakery', true, undefined],
    ['how much does it cost to build a website', false, undefined],
    ['my site is down, fix it', false, undefined],
    ['need a site that sells my soap', false, undefined],
    ['do you do seo', false, undefined],
  ])('knows whether “%s” follows something', (message, isFollowUp, pronoun) => {
    expect(lastOf(message)).toMatchObject({ isFollowUp });
    expect(lastOf(message)?.pronoun).toBe(pronoun);
  });

  it.each([
    ['my budget is 3000', 3000, true],
    ['i have 3k', 3000, true],
    ['can you do it for under $2,500', 2500, true],
    ["we've got about 4 grand to spend", 4000, true],
    ['$1,500 max', 1500, true],
    ['5k budget', 5000, true],
    ['can spend two thousand dollars', 2000, true],
    ['is it $500 for hosting?', 500, false],
    ['why is it $4,000?', 4000, false],
    ['she had one made for 5k', 5000, false],
  ])('reads the amount in “%s”', (message, dollars, isVisitors) => {
    expect(lastOf(message)?.amounts).toEqual([{ dollars, isVisitors }]);
  });

  it.each(['i have 500 products', 'open since 2009', 'a 5 page site'])(
    'reads no amount in “%s”',
    (message) => {
      expect(lastOf(message)?.amounts).toEqual([]);
    },
  );

  it.each([
    ['do you have an office in Maple Grove', { place: 'Maple Grove' }],
    ['im in st. paul', { place: 'St. Paul' }],
    ['nyc?', { place: 'NYC' }],
    ['in la?', { place: 'Los Angeles' }],
    ['do you work in Des Moines', { elsewhere: 'Des Moines' }],
    ['la crosse', { elsewhere: 'La Crosse' }],
    ['do you work in Stillwater', { elsewhere: 'Stillwater' }],
  ])('reads the place in “%s”', (message, place) => {
    expect(lastOf(message)).toMatchObject(place);
  });
});

describe('speed', () => {
  beforeAll(() => {
    loadTokens();
  });

  it.each([
    [
      '100 characters',
      'hey do you do seo and how much is a 5 page site with booking for my bakery in maple grove, thanks!',
      5,
    ],
    ['2,000 characters', LETTER.repeat(4).slice(0, 2000), 60],
    ['many spaces', `a${' '.repeat(1900)}b`, 60],
    ['many digits', '6125550'.repeat(280), 60],
    ['many commas', 'and, what,'.repeat(200), 60],
    ['an endless address', `${'a.'.repeat(1000)}@`, 60],
    ['one long line', 'not '.repeat(500), 60],
  ])('reads %s in time', (_, message, most) => {
    for (let run = 0; run < 20; run += 1) readMessage(message);
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now();
      readMessage(message);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(most);
  });
});
