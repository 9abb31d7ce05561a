import { describe, expect, it } from 'vitest';
import { tagOf } from './tag-of';

const answer = (headers: Record<string, string>) => tagOf(new Response('', { headers }));

const noon = 'Mon, 30 Nov 2026 12:00:00 GMT';
const aSecondLater = 'Mon, 30 Nov 2026 12:00:01 GMT';
const twoSecondsLater = 'Mon, 30 Nov 2026 12:00:02 GMT';

describe('tagOf', () => {
  it.each([
    ['a file that was replaced in the same second', noon],
    ['a file that was replaced a second ago', aSecondLater],
  ])('is undefined for %s', (_, answered) => {
    expect(answer({ ETag: '"1"', 'Last-Modified': noon, Date: answered })).toBeUndefined();
  });

  it('is undefined when the file is newer than the answer: two clocks differ', () => {
    expect(answer({ ETag: '"1"', 'Last-Modified': aSecondLater, Date: noon })).toBeUndefined();
  });

  it('is the ETag of a file that has been there for two seconds', () => {
    expect(answer({ ETag: '"1"', 'Last-Modified': noon, Date: twoSecondsLater })).toBe('"1"');
  });

  it.each([
    ['neither time', {}],
    ['no time of change', { Date: noon }],
    ['no time of the answer', { 'Last-Modified': noon }],
    ['a time that is none', { 'Last-Modified': 'yesterday', Date: noon }],
  ])('is the ETag where the server says %s', (_, times) => {
    expect(answer({ ETag: '"1"', ...times })).toBe('"1"');
  });

  it('is undefined where there is no ETag', () => {
    expect(answer({ 'Last-Modified': noon, Date: twoSecondsLater })).toBeUndefined();
  });
});
