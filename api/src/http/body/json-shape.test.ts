import { describe, expect, it } from 'vitest';
import { exceedsShape } from './json-shape.js';

const exceeds = (json: string, depth = 3, values = 5) =>
  exceedsShape(Buffer.from(json), { depth, values });

describe('exceedsShape', () => {
  it.each([
    ['a small object', '{"a":1,"b":[2,3]}', false],
    ['the deepest that is allowed', '{"a":[[1]]}', false],
    ['one level more', '{"a":[[[1]]]}', true],
    ['levels beside each other', '{"a":[],"b":[]}', false],
    ['the most values that are allowed', '[1,2,3,4,5]', false],
    ['one value more', '[1,2,3,4,5,6]', true],
    ['fields of the same name', '{"a":1,"a":1,"a":1,"a":1,"a":1,"a":1}', true],
    ['brackets and commas inside a text', '{"a":"[[[[{{{{,,,,,,,,"}', false],
    ['a quote inside a text', '{"a":"\\"[[[[\\\\","b":1}', false],
    ['a text that ends in a backslash', '{"a":"\\\\","b":[[[1]]]}', true],
    ['letters of several bytes', '{"a":"∢⁜字⁻","b":1}', false],
    ['a text without an end', '{"a":"[[[[', false],
    ['nothing but brackets', '['.repeat(100_000), true],
  ])('looks at %s', (_what, json, expected) => expect(exceeds(json)).toBe(expected));
});
