import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { trainAssistant } from './knowledge-base.js';
import { readRecognizerModel } from './recognizer-file.js';

describe('readRecognizerModel', () => {
  it('gives what the build has learned of the same phrasings', async () => {
    const built: typeof import('./recognizer-file.js') = await import(
      new URL('../../../dist/chatbot/knowledge/recognizer-file.js', import.meta.url).href
    );
    const read = serialize(built.readRecognizerModel());
    const learned: unknown = deserialize(serialize(trainAssistant()));
    // Megabytes: as a comparison of bytes it takes no time.
    expect(read.equals(serialize(learned))).toBe(true);
  });

  it('gives nothing where the sources run, which learn anew after each change', () => {
    expect(readRecognizerModel()).toBeUndefined();
  });
});
