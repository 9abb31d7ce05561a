import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { trainAssistant } from '../knowledge/knowledge-base.js';
import { readRecognizerModel } from './recognizer-file.js';

describe('readRecognizerModel', () => {
  it('gives what the build has learned of the same phrasings', async () => {
    const built: typeof import('./recognizer-file.js') = await import(
      new URL('../../../dist/chatbot/recognizer/recognizer-file.js', import.meta.url).href
    );
    // Serialized once, like the file. Comparing bytes instead would fail between versions of Node.
    const learned: unknown = deserialize(serialize(trainAssistant()));
    // `toEqual` is slow with megabytes.
    expect(isDeepStrictEqual(built.readRecognizerModel(), learned)).toBe(true);
  });

  it('gives nothing where the sources run, which learn anew after each change', () => {
    expect(readRecognizerModel()).toBeUndefined();
  });
});
